export type Strength = 0 | 1 | 2 | 3 | 4;

/** As the server asks for; shorter ones are refused. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Bits of surprise from which on a password is of the next level. */
const LEVELS = [32, 44, 58, 76];

/** How much less a letter surprises that follows another: it is likely to be the next one of a word. */
const IN_A_WORD = 1.5;

/** What is tried first by whoever guesses: worth no more than a letter. Written without accents, spaces or disguise. */
const COMMON =
  "password passw0rd palavrapasse palavra passe senha segredo secret welcome bemvindo iloveyou amote amor admin login letmein master dragon monkey sunshine princess princesa football futebol soccer jornada liga league benfica sporting porto braga boavista portugal lisboa lisbon liverpool chelsea arsenal barcelona realmadrid ronaldo messi campeao champion golo goal equipa maria joao jose ana pedro michael daniel jessica shadow superman batman pokemon primavera verao inverno summer winter spring autumn janeiro january qwerty azerty asdfgh zxcvbn";

/** Rows of keys, the alphabet and the digits, in which neighbours are typed without thinking. */
const ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop"];

const DISGUISES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * How hard a password is to guess, by its length and variety, without what makes it easy: repetitions, sequences, words
 * that everybody uses and the parts of the address it belongs to. An estimate to write better ones by, not a gate.
 */
export function strengthOf(password: string, email = ""): Strength {
  const left = whatSurprises(password, email);
  const pairs = left.match(/[a-z](?=[a-z])/g) ?? [];
  const bits = left.length * Math.log2(alphabetOf(password)) - pairs.length * IN_A_WORD;
  const level = LEVELS.filter((least) => bits >= least).length as Strength;
  return password.length < SHORTEST_PASSWORD ? (Math.min(level, 1) as Strength) : level;
}

/** How many letters there are to try, at most: whoever guesses tries the usual ones first. */
function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 12],
    [/[^ -~]/, 30],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1);
}

/** What is left when each common word, repetition and sequence counts for one letter. */
function whatSurprises(password: string, email: string): string {
  const plain = withoutWords(plainOf(password), [...ownParts(email), ...COMMON.split(" ")]);
  return withoutRepetitions(withoutSequences(plain));
}

function plainOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

function ownParts(email: string): string[] {
  return plainOf(email)
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
}

/** Also where they are disguised: "p4ssw0rd". */
function withoutWords(text: string, words: string[]): string {
  const seen = [...text].map((letter) => DISGUISES[letter] ?? letter).join("");
  if (seen.length !== text.length) return text;
  let left = text;
  let looked = seen;
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    for (const shape of [word, [...word].map((letter) => DISGUISES[letter] ?? letter).join("")]) {
      for (let at = looked.indexOf(shape); at >= 0; at = looked.indexOf(shape, at + 1)) {
        left = `${left.slice(0, at)}\u0000${left.slice(at + shape.length)}`;
        looked = `${looked.slice(0, at)}\u0000${looked.slice(at + shape.length)}`;
      }
    }
  }
  return left;
}

/** Three neighbours and more count for one, forwards or backwards. */
function withoutSequences(text: string): string {
  let kept = "";
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    run = at > 1 && isStep(text, at - 2) && isStep(text, at - 1) ? run + 1 : 0;
    if (run === 0) kept += text[at];
    else if (run === 1) kept = kept.slice(0, -1);
  }
  return kept;
}

function isStep(text: string, at: number): boolean {
  const pair = text.slice(at, at + 2);
  const back = `${pair[1]}${pair[0]}`;
  return pair.length === 2 && ROWS.some((row) => row.includes(pair) || row.includes(back));
}

/** "aaaa" and "abcabc" are as good as "a" and "abc". */
function withoutRepetitions(text: string): string {
  return text.replace(/(.+?)\1+/g, "$1");
}
