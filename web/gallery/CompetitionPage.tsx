/* The competition page of the mock-up, to hold against its picture. */
import { accentStyle } from "../src/ui/accent";
import { Columns } from "../src/ui/Columns";
import { CompetitionHero } from "../src/ui/CompetitionHero";
import { MatchDay } from "../src/ui/MatchDay";
import { MatchRow } from "../src/ui/MatchRow";
import { MatchTicker } from "../src/ui/MatchTicker";
import { MatchTile } from "../src/ui/MatchTile";
import { Movement } from "../src/ui/Movement";
import { Page } from "../src/ui/Page";
import { PageTabs } from "../src/ui/PageTabs";
import { Panel } from "../src/ui/Panel";
import { RoundStrip } from "../src/ui/RoundStrip";
import { SeasonProgress } from "../src/ui/SeasonProgress";
import { Section } from "../src/ui/Section";
import { Segmented } from "../src/ui/Segmented";
import { Select } from "../src/ui/Select";
import { StandingsTable } from "../src/ui/StandingsTable";
import { Switch } from "../src/ui/Switch";
import { TextLink } from "../src/ui/TextLink";
import { TieNote } from "../src/ui/TieNote";
import { Toolbar } from "../src/ui/Toolbar";
import { Chrome } from "./Chrome";
import { club, match, rows, texts, zones } from "./league";
import { emblem, tiles } from "./pictures";

const items = (labels: string[]) => labels.map((label) => ({ key: label, label, href: `/g/${label}` }));

export const rounds = [8, 9, 10, 11, 12, 13, 14].map((round) => ({
  key: String(round),
  text: round === 11 ? "Jornada 11" : String(round),
  label: `Jornada ${round}`,
  href: `/g/round-${round}`,
  isCurrent: round === 11,
}));

export const tieNote = (
  <TieNote
    lead="20 pontos cada."
    text="Santa Maré fica à frente da Serra Alta no confronto direto (2–0, jornada 4)."
    criteriaLabel="Critérios de desempate"
    criteria={[
      { key: "1", text: "1. Pontos 20 = 20", isDeciding: false },
      { key: "2", text: "2. Confronto direto 3 > 0", isDeciding: true },
      { key: "3", text: "3. Diferença de golos", isDeciding: false },
    ]}
  />
);

export const explainedRows = rows.map((row) => (row.key === "sal" ? { ...row, explanation: tieNote } : row));

export const footnotes = [
  {
    key: "fer",
    marker: "†",
    title: "Ferrarias, menos 3 pontos.",
    text: "Decisão do Conselho de Disciplina de 2 de novembro de 2026.",
  },
];

export const ticker = (
  <MatchTicker label="Jogos da jornada 11" title="Jornada 11" subtitle="13 a 16 nov">
    <MatchTile
      href="/g/1"
      label="Em direto, 67 minutos: Farol do Cabo 2, Santa Maré 1"
      status={{ tone: "live", text: "67’" }}
      corner="Em direto"
      home={{ ...club("FAR"), score: 2 }}
      away={{ ...club("SMA"), score: 1 }}
    />
    <MatchTile
      href="/g/2"
      label="Intervalo: Penha Clara 0, Nortada 2"
      status={{ tone: "live", text: "Int." }}
      corner="Em direto"
      home={{ ...club("PEN"), score: 0 }}
      away={{ ...club("NOR"), score: 2 }}
    />
    <MatchTile
      href="/g/3"
      label="Ribeira Nova recebe Alvoredo, 20:30, onzes conhecidos"
      status={{ tone: "plain", text: "20:30" }}
      corner="Onzes"
      home={club("RIN")}
      away={club("ALV")}
    />
    <MatchTile
      href="/g/4"
      label="Bragadouro recebe Monteclaro, domingo, 18:00"
      status={{ tone: "plain", text: "18:00" }}
      corner="dom."
      home={club("BRG")}
      away={club("MON")}
    />
    <MatchTile
      href="/g/5"
      label="Adiado: Lagoa Brava, Vila Âmbar"
      status={{ tone: "warn", text: "Adiado" }}
      corner="dom."
      home={club("LAB")}
      away={club("AMB")}
    />
    <MatchTile
      href="/g/6"
      label="Final: Serra Alta 3, Torrebela 2"
      status={{ tone: "muted", text: "Final" }}
      corner="sáb."
      home={{ ...club("SAL"), score: 3 }}
      away={{ ...club("TBE"), score: 2, isMuted: true }}
    />
    <MatchTile
      href="/g/7"
      label="Final: Olival Grande 0, Dunas 0"
      status={{ tone: "muted", text: "Final" }}
      corner="sáb."
      home={{ ...club("OLG"), score: 0 }}
      away={{ ...club("DUN"), score: 0 }}
    />
    <MatchTile
      href="/g/8"
      label="Final: Castro Vilar 1, Ferrarias 0"
      status={{ tone: "muted", text: "Final" }}
      corner="sex."
      home={{ ...club("CAV"), score: 1 }}
      away={{ ...club("FER"), score: 0, isMuted: true }}
    />
  </MatchTicker>
);

export function CompetitionPage() {
  return (
    <Chrome>
      <CompetitionHero
        title="Liga Atlântica"
        emblemSrc={emblem}
        artSrc={tiles(5, 3, 1)}
        style={accentStyle("#e1ff19", "#001941")}
        meta={[
          <b key="season">2026/27</b>,
          <span key="clubs">
            <b>18</b> clubes
          </span>,
          <span key="round">
            Jornada <b>11</b> de 34
          </span>,
        ]}
        live="2 jogos em direto"
        progress={<SeasonProgress label="Jornada 11 de 34" total={34} current={11} isLive start="ago" end="mai" />}
      />
      <PageTabs
        label="Secções"
        items={items(["Jogos", "Classificação", "Estatísticas", "Clubes", "Notícias", "Vídeos"])}
        current="Classificação"
        aside={
          <Select
            name="season"
            label="Época"
            value="2026"
            options={[
              { value: "2026", label: "2026/27" },
              { value: "2025", label: "2025/26" },
            ]}
            action="#"
            submitLabel="Mudar"
          />
        }
      />
      <Page>
        <div style={{ height: 36 }} />
        <h2 className="visuallyHidden">Classificação</h2>
        <Toolbar
          end={
            <Switch isOn tone="live" href="/g/live" stateLabel="ligado">
              <b style={{ color: "var(--live)" }}>Ao minuto</b> conta os jogos em curso
            </Switch>
          }
        >
          <Segmented label="Vista" items={items(["Geral", "Casa", "Fora"])} current="Geral" />
        </Toolbar>
        <Columns
          aside={
            <Panel title="Se acabasse agora" text="O que mudam os jogos em curso.">
              <p style={{ display: "flex", gap: 10 }}>
                Farol do Cabo sobe ao 2.º lugar <Movement direction="up" places={1} label="Sobe 1" />
              </p>
            </Panel>
          }
        >
          <StandingsTable
            caption="Classificação da Liga Atlântica"
            texts={texts}
            rows={explainedRows}
            zones={zones}
            zonesLabel="Zonas"
            notes={footnotes}
          />
        </Columns>
        <div style={{ height: 80 }} />
        <Section title="Jogos" aside={<TextLink href="/g/subscribe">Subscrever</TextLink>}>
          <Toolbar
            end={
              <Select
                name="club"
                label="Clube"
                isLabelHidden
                value=""
                options={[
                  { value: "", label: "Todos os clubes" },
                  { value: "far", label: "Farol do Cabo" },
                ]}
                action="#"
                submitLabel="Filtrar"
              />
            }
          >
            <RoundStrip
              label="Jornadas"
              rounds={rounds}
              previous={{ href: "/g/7", label: "Jornadas anteriores" }}
              next={{ href: "/g/15", label: "Jornadas seguintes" }}
            />
          </Toolbar>
          <Columns aside={<Panel title="Melhor da jornada 10">Tibério Gorjão</Panel>}>
            <MatchDay heading="sex. 13 nov">
              <MatchRow {...match("ended")} />
            </MatchDay>
            <MatchDay heading="sáb. 14 nov">
              <MatchRow {...match("provisional")} />
              <MatchRow {...match("live")} />
              <MatchRow {...match("halfTime")} />
              <MatchRow {...match("lineups")} />
            </MatchDay>
            <MatchDay heading="dom. 15 nov">
              <MatchRow {...match("postponed")} />
              <MatchRow {...match("scheduled")} />
            </MatchDay>
          </Columns>
        </Section>
      </Page>
    </Chrome>
  );
}
