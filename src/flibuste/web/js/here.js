// Which match this page shows, and the link's secret by which it may.

export const MATCH = location.pathname.split("/").pop() ?? "";
export const TOKEN = decodeURIComponent(location.hash.slice(1));
