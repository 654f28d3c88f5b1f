// The paths of draw/icons.py: the server makes the module `emblems.js` of them.
export const EMBLEMS: Record<string, string>;
