// What the server sends: the same structs as server/wire.py and kernel/panels.py (tests/server/test_wire.py compares
// them).

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
  seats: number[];
}

interface BotSight {
  name: string;
  label: string;
  help: string;
}

interface PageSight {
  path: string;
  title: string;
}

interface GameSight {
  name: string;
  title: string;
  blurb: string;
  seats: number[];
  settings: SettingSight[];
  bots: BotSight[];
  bot: string;
  pages: PageSight[];
  intro: string[];
  steps: string[];
  lesson: string;
  minutes: number[];
  weight: number;
}

interface RulingSight {
  id: string;
  question: string;
  answer: string;
  why: string;
}

interface RuleSight {
  id: string;
  text: string;
  rulings: RulingSight[];
  house: string;
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

interface Odd {
  text: string;
  chance: number;
}

interface OptionSight {
  option: string;
  text: string;
  hint: string;
  rare: boolean;
  words: string[];
  out: boolean;
  figure: string;
  unit: string;
  odds: Odd[];
  price: number | null;
  most: number;
  tone: string;
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
  why: string;
  first: string;
  purse: number | null;
  coin: string;
}

interface Line {
  text: string;
  at: number;
  dice: number[];
  who: number | null;
  words: string[];
  opens: boolean;
  hits: number;
  brief: string | null;
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
  advice: string;
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
  panels: Panels | null;
  widgets: Record<string, string>;
  story_from: number;
  story: Line[];
  end: Standing[] | null;
  bots: BotSight[];
  answered: string;
  answered_to: string;
  rematch: string;
  view: Record<string, any> | null;
}

interface Weighed {
  reason: string | null;
  trace: number[][] | null;
}

interface Reach {
  address: string | null;
}

interface Rematch {
  match: string;
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
  here: number[] | null;
  beat: boolean;
  server: string;
}

// ---- the panels

interface Fact {
  icon: string;
  label: string;
  value?: string;
  filled?: number;
  total?: number;
  low?: boolean;
  what?: string;
}

interface Clock {
  label: string;
  at: number;
  of: number;
}

interface Racer {
  seat: number;
  value: number;
  shown: string;
}

interface Race {
  label: string;
  icon: string;
  seats: Racer[];
  goal: number | null;
  clock: Clock | null;
}

interface Anchor {
  box: [number, number, number, number];
  title: string;
  shape?: string;
  far?: [number, number, number, number] | null;
  what?: string;
}

interface Region {
  name: string;
  title: string;
  box: [number, number, number, number];
}

interface Layers {
  ground: any;
  far: string;
  near: string;
}

interface Least {
  far: number;
  near: number;
}

interface MapPanel {
  size: [number, number, number, number];
  layers: Layers;
  least: Least;
  anchors: Record<string, Anchor>;
  regions: Region[];
  home: [number, number, number, number] | null;
}

interface Row {
  word: string;
  title: string;
  note?: string;
  facts?: Fact[];
  picture?: string;
}

interface Mat {
  seat: number;
  note: string;
  score: string;
  line: Fact[];
  rows: Row[];
  name: string;
}

interface Card {
  word: string;
  title: string;
  emblem: string;
  text: string;
  foot?: string;
  tint?: string;
  option?: string | null;
  what?: string;
}

interface Drawer {
  name: string;
  title: string;
  icon: string;
  count: number | null;
  columns: string[];
  rows: string[][];
  cards: Card[];
}

interface Section {
  word: string;
  title: string;
  icon: string;
  value: string;
  filled: number;
  total: number;
  note?: string;
  low?: boolean;
}

interface Side {
  word: string;
  title: string;
  seat?: number | null;
  facts?: Fact[];
  sections?: Section[];
  picture?: string;
  gone?: boolean;
}

interface Battle {
  where: string;
  stake: string;
  sides: Side[];
  order: string[];
  turn: number;
  target: string;
}

interface Route {
  option: string;
  subject: string;
  goal: string;
  title: string;
  note: string;
  figure: string;
  unit: string;
  line: [number, number][];
  stops: [number, number][];
}

interface Focus {
  panel: string;
  words: string[];
}

interface Panels {
  moment: string;
  goal: string;
  race: Race;
  map: MapPanel;
  mats: Mat[];
  hand: Card[];
  drawers: Drawer[];
  battle: Battle | null;
  focus: Focus;
  left: Clock | null;
  routes: Route[];
  notices: Notice[];
  short: Record<string, string>;
}

interface Notice {
  icon: string;
  text: string;
  what?: string;
}

interface LessonEntry {
  name: string;
  number: number;
  title: string;
  blurb: string;
  minutes: number;
  example: string;
  rules: string[];
}

interface LessonSight {
  name: string;
  title: string;
  step: number;
  steps: number;
  text: string;
  astray: boolean;
  point: string[];
  wanted: string[];
  waits: boolean;
  over: boolean;
  choices: string[];
  following: LessonEntry | null;
  table: Sight;
}

interface Advice {
  option: string;
  text: string;
  reasons: string[];
}

interface ChapterSight {
  title: string;
  rules: RuleSight[];
}

interface Book {
  title: string;
  overview: string;
  chapters: ChapterSight[];
  lessons: LessonEntry[];
  glossary: TermSight[];
}

interface TermSight {
  id: string;
  name: string;
  means: string;
  rule: string;
  shows: string[];
}
