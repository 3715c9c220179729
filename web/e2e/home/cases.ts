import type { OddCase } from "../odd.ts";
import type { Body } from "../openInApp.ts";

export interface HomeCase extends OddCase {
  /** What the API says instead, by the beginning of the address after `/api/`. */
  answers: Record<string, (body: Body) => Body>;
  /** Calls that fail. */
  fails?: string[];
  /** Calls that find nothing. */
  missing?: string[];
  /** What fails is known from the page before: this one is opened without it. */
  isFirst?: true;
}

const blocks = (change: (blocks: Body[]) => Body[]) => (body: Body) => {
  const [page] = body.data;
  page.attributes.blocks = change(page.attributes.blocks);
  return body;
};

const LONG = "Constitucionalissimamente: a assembleia geral extraordinária que ninguém sabia que já tinha sido adiada";
const block = (kind: string, more: object = {}) => ({ id: 900, kind, width: "full", platform: "all", ...more });
const nothing = { data: null };
const edition = (id: string) => ({ data: { id, attributes: {} } });

export const HOME_CASES: HomeCase[] = [
  {
    name: "no document",
    answers: { homepage: () => ({ data: [], meta: {} }) },
    says: [/^Jogos da jornada 14$/, /^Líderes da época$/, /^Comunicados oficiais$/],
  },
  {
    name: "no blocks",
    answers: { homepage: blocks(() => []) },
    says: [/^Jogos da jornada 14$/],
  },
  {
    name: "blocks that nobody knows",
    answers: { homepage: blocks((all) => [block("hologram"), block("__proto__", { id: 901 }), ...all.slice(0, 2)]) },
    says: [/^Valmarinho$/],
  },
  {
    name: "references to what is gone",
    answers: {
      homepage: blocks(() => [
        block("news", { tag: nothing, title: "Sem etiqueta" }),
        block("standings", { id: 901, competition: edition("liga-perdida") }),
        block("statistics", { id: 902, competition: edition("liga-perdida") }),
        block("banner", { id: 903, image: nothing, title: "Sem imagem", link: null }),
        block("text", { id: 904 }),
        block("embed", { id: 905, embed: "javascript:alert(1)" }),
      ]),
    },
    fails: ["v1/competition/liga-perdida"],
    says: [/^Sem etiqueta$/, /^Sem imagem$/, /^Esta parte não carregou$/],
    never: [/^Líderes da época$/],
  },
  {
    name: "nothing to read",
    answers: {},
    fails: [
      "homepage",
      "v1/home/hero",
      "news?",
      "videos?",
      "opinions?",
      "comunicados?",
      "publications?",
      "contests?",
      "stores?",
      "partnerships?",
      "pressreleases?",
    ],
    says: [/^Jogos da jornada 14$/, /^Líderes da época$/],
    never: [/^Notícias$/, /^Parceiros$/, /^Loja$/],
  },
  {
    name: "nothing is played",
    answers: {
      "v1/competition/matches": () => [],
      "v2/competition/standings": (body) => ({ ...body, standings: [] }),
      "v2/competition/top/players": () => [],
    },
    says: [/^Ainda não há jogos/],
    never: [/^Líderes/],
  },
  {
    name: "seasons that cannot be read",
    answers: { homepage: () => ({ data: [], meta: {} }) },
    fails: ["v2/seasons"],
    isFirst: true,
    says: [/^Esta parte não carregou$/, /^Tentar de novo$/, /^Notícias$/],
    never: [/^A época ainda não começou$/, /^Jogos da jornada/],
  },
  {
    name: "tables of competitions without one",
    answers: {
      homepage: blocks(() => [
        block("standings", { title: "Tabela da liga", width: "half", competition: edition("liga-atlantica") }),
        block("standings", { id: 901, title: "Tabela da taça", width: "half", competition: edition("taca-atlantica") }),
        block("text", { id: 902, title: "O que fica" }),
      ]),
    },
    missing: ["v2/competition/standings"],
    says: [/^O que fica$/],
    never: [/^Tabela da/, /^Esta parte não carregou$/],
  },
  {
    name: "long names and no pictures",
    answers: {
      "v1/home/hero": (body) =>
        body.map((one: Body) => ({ ...one, title: LONG, lead: LONG, landscape: null, portrait: null })),
      "news?": (body) => {
        for (const { attributes } of body.data)
          Object.assign(attributes, { title: LONG, banner: nothing, highlightTag: nothing });
        return body;
      },
    },
    says: [new RegExp(`^${LONG}$`)],
  },
];
