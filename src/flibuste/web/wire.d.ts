// What the server sends: the same structs as server/wire.py (tests/server/test_wire.py compares them).

type Lang = "fr" | "en";

interface SettingSight {
  name: string;
  kind: string;
  default: boolean | number | string;
  low: number;
  high: number;
  label: string;
  help: string;
  choices: Record<string, string>;
}

interface BotSight {
  name: string;
  label: string;
  help: string;
}

interface GameSight {
  name: string;
  title: string;
  blurb: string;
  seats: number[];
  settings: SettingSight[];
  bots: BotSight[];
  bot: string;
  catalogue: boolean;
}

interface RuleSight {
  id: string;
  text: string;
}

interface SeatLink {
  seat: number;
  token: string;
}

interface Made {
  match: string;
  host: string;
  seats: SeatLink[];
  watch: string;
}

interface OptionSight {
  option: string;
  text: string;
  hint: string;
  rare: boolean;
}

interface FormSight {
  name: string;
  fields: Record<string, any>;
}

interface Ask {
  id: string;
  seat: number;
  kind: string;
  prompt: string;
  rule: string;
  options: OptionSight[];
  form: FormSight | null;
  samples: OptionSight[];
}

interface Line {
  text: string;
  at: number;
  dice: number[];
}

interface SheetSight {
  title: string;
  columns: string[];
  rows: string[][];
}

interface SeatSight {
  seat: number;
  name: string;
  bot: string | null;
  here: boolean;
  waiting: string | null;
}

interface ScoreLine {
  text: string;
  points: number;
}

interface Standing {
  seat: number;
  place: number;
  score: number;
  lines: ScoreLine[];
}

interface Sight {
  match: string;
  game: string;
  title: string;
  lang: Lang;
  revision: number;
  choices: number;
  seat: number | null;
  mine: number[];
  host: boolean;
  seats: SeatSight[];
  moment: string;
  sheets: SheetSight[];
  ask: Ask | null;
  undo: boolean;
  over: boolean;
  idle: number;
  commitment: string;
  board: string | null;
  css: string | null;
  story_from: number;
  story: Line[];
  end: Standing[] | null;
  bots: BotSight[];
  view: Record<string, any> | null;
}

interface Weighed {
  reason: string | null;
  trace: number[][] | null;
}

interface Ack {
  revision: number;
}

interface Audit {
  ok: boolean;
  message: string;
  line: number | null;
}

interface Fault {
  error: string;
  message: string;
  rule: string | null;
}

interface Live {
  table: Sight | null;
  fault: Fault | null;
  server: string;
}
