/* What the pages of players, coaches and officials are made of. */
import { Breadcrumbs } from "../src/ui/Breadcrumbs";
import { CareerTable } from "../src/ui/CareerTable";
import { FigureBand } from "../src/ui/FigureBand";
import { Page } from "../src/ui/Page";
import { PersonHero } from "../src/ui/PersonHero";
import { ShareButton } from "../src/ui/ShareButton";
import styles from "./Gallery.module.css";
import { club } from "./league";
import { PlayerParts } from "./PlayerParts";
import { tiles } from "./pictures";

const yellow = club("FAR");
const clubTone = (abbreviation: string, color: string, second: string, on: string) => ({
  kind: "club" as const,
  color,
  second,
  on,
  crest: club(abbreviation).crest,
});
const farol = clubTone("FAR", "#FFD21F", "#15171C", "#001941");
const picture = { src: tiles(5, 6, 3), width: 400, height: 480, alt: "" };
const facts = [
  { label: "Idade", value: "26 anos" },
  { label: "País", value: "Camarões" },
  { label: "Altura", value: "1,84 m" },
  { label: "Peso", value: "79 kg" },
];
const crumbs = (
  <Breadcrumbs
    label="Caminho"
    crumbs={[
      { label: "Início", href: "/" },
      { label: "Farol do Cabo", href: "/g/far" },
      { label: "Yannick Obando", href: "/g/obando" },
    ]}
  />
);
const share = (
  <ShareButton label="Partilhar" title="Obando" copyTexts={{ copied: "Copiado", failed: "Não foi possível" }} />
);

const FIGURES = [
  { key: "goals", value: "11", label: "Golos" },
  { key: "assists", value: "4", label: "Assistências" },
  { key: "on", value: "29", label: "Remates à baliza", href: "/g/on" },
  { key: "wide", value: "18", label: "Remates ao lado" },
  { key: "time", value: "14:23", label: "Horas de jogo" },
  { key: "minutes", value: "12\u202f480", label: "Minutos" },
];

const COLUMNS = [
  { key: "season", label: "Época" },
  { key: "club", label: "Clube" },
  { key: "matches", label: "Jogos", abbr: "J" },
  { key: "goals", label: "Golos", abbr: "G", isStrong: true },
];

export function People() {
  return (
    <main>
      <PersonHero
        crumbs={crumbs}
        context={{ crest: yellow.crest, text: "Farol do Cabo, avançado", href: "/g/far" }}
        firstName="Yannick"
        lastName="Obando"
        facts={facts}
        picture={picture}
        number={9}
        numberLabel="Número 9"
        tone={farol}
        actions={share}
      />
      <Page>
        <FigureBand figures={FIGURES} />
        <FigureBand figures={FIGURES.slice(0, 2)} />
      </Page>
      <PersonHero
        context={{ crest: yellow.crest, text: "Farol do Cabo, treinador principal" }}
        firstName="Amadeu"
        lastName="Ferronha"
        facts={[{ label: "No clube", value: "desde 2024", href: "/g/far" }]}
        picture={picture}
        tone={farol}
      />
      <PersonHero
        crumbs={crumbs}
        context={{ text: "Árbitro, categoria C1" }}
        firstName="Leonel"
        lastName="Castanheda"
        facts={facts}
        picture={picture}
        tone={{ kind: "official" }}
        actions={share}
      />
      <PersonHero
        context={{ text: "Delegado da Liga" }}
        firstName=""
        lastName="Zé"
        facts={[]}
        tone={{ kind: "official" }}
      />
      <PersonHero
        crumbs={crumbs}
        context={{ crest: club("VAL").crest, text: "Associação Desportiva e Recreativa de Valmarinho, guarda-redes" }}
        firstName="Maximiliano-Alexandre"
        lastName="Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen"
        facts={[...facts, { label: "Nome completo", value: "Maximiliano Alexandre Vasconcelos de Albuquerque" }]}
        picture={picture}
        number={99}
        tone={clubTone("VAL", "#FFFFFF", "#1652F0", "#001941")}
        actions={share}
      />
      <PersonHero
        crumbs={crumbs}
        context={{ crest: club("NOR").crest, text: "Nortada" }}
        firstName=""
        lastName="Camarinha"
        facts={[]}
        number={1}
        tone={clubTone("NOR", "#0B2240", "#6CE5FF", "#FAFCFF")}
      />
      <PersonHero
        context={{ crest: club("MON").crest, text: "Monteclaro" }}
        firstName="Rui"
        lastName="Sá"
        facts={facts}
        tone={clubTone("MON", "#967800", "#FFFFFF", "#000000")}
      />
      <Page className={styles.sections}>
        <CareerTable
          title="Carreira"
          caption="Jogos e golos por época."
          columns={COLUMNS}
          rows={["FAR", "BRG", "TBE"].map((abbreviation, index) => ({
            key: abbreviation,
            season: `${26 - index}/${27 - index}`,
            club: { ...club(abbreviation), href: index === 2 ? undefined : `/g/${abbreviation}` },
            note: index === 1 ? "Emprestado pelo Valmarinho" : undefined,
            cells: [String(30 - index), String(12 - index)],
          }))}
        />
        <CareerTable
          title="Histórico"
          caption="Jogos dirigidos e cartões por época, em cada competição."
          columns={[
            { key: "season", label: "Época" },
            { key: "competition", label: "Competição" },
            { key: "matches", label: "Jogos", abbr: "J", isStrong: true },
            { key: "yellow", label: "Amarelos", abbr: "A" },
            { key: "red", label: "Vermelhos", abbr: "V" },
          ]}
          rows={[
            {
              key: "1",
              season: "26/27",
              club: { name: "Campeonato Nacional de Sub-23, fase de apuramento do campeão" },
              cells: ["9", "32", "2"],
            },
          ]}
        />
        <PlayerParts />
      </Page>
    </main>
  );
}
