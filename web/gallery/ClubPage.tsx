/* What a club's page is made of: its opening in any colour, its people, its figures, what it wears and won. */

import { AverageBars } from "../src/ui/AverageBars";
import { readableClubStyle } from "../src/ui/accent";
import { Breadcrumbs } from "../src/ui/Breadcrumbs";
import { Button } from "../src/ui/Button";
import { FactList } from "../src/ui/FactList";
import { FixtureCard } from "../src/ui/FixtureCard";
import { HonourList } from "../src/ui/HonourList";
import { KitTiles } from "../src/ui/KitTiles";
import { Page } from "../src/ui/Page";
import { PlayerCard, PlayerGrid } from "../src/ui/PlayerCard";
import { RingRow } from "../src/ui/RingRow";
import { Section } from "../src/ui/Section";
import { SocialLinks } from "../src/ui/SocialLinks";
import { TeamHero } from "../src/ui/TeamHero";
import styles from "./Gallery.module.css";
import { club } from "./league";
import { crest, tiles } from "./pictures";

const LONG = "Associação Desportiva e Recreativa dos Amigos de Vila Nova";
/** Name, colour, second colour, and the text colour that came with them: not all of them can be read. */
const HEROES: [string, string, string, string][] = [
  ["Farol do Cabo", "#FFD21F", "#15171C", "#001941"],
  [LONG, "#7B1636", "#F0BF4C", "#FAFCFF"],
  ["Branco", "#FFFFFF", "#FFFFFF", "#FFFFFF"],
  ["Monteclaro B", "#17181C", "#FFFFFF", "#FAFCFF"],
];
const socials = ["instagram", "facebook", "x", "youtube", "outra"].map((network) => ({
  network,
  name: network,
  href: `https://${network}.example`,
  label: `Farol do Cabo no ${network}`,
}));
const rows = [
  { key: "goals", name: "Golos", total: "14", value: "1,1", average: "1,3", share: 0.73, averageShare: 0.87 },
  { key: "shots", name: "Remates", total: "150", value: "11,5", average: "11,1", share: 0.87, averageShare: 0.84 },
  { key: "possession", name: "Posse de bola", value: "48,4%", average: "50,0%", share: 0.48, averageShare: 0.5 },
  {
    key: "long",
    name: "Uma estatística com um nome que é mais comprido do que o das outras",
    total: "0",
    value: "0,0",
    average: "0,0",
    share: 0,
    averageShare: 0,
  },
];

export function ClubPage() {
  return (
    <div style={readableClubStyle("#FFD21F", "#15171C", "#001941")}>
      {HEROES.map(([name, color, second, on], index) => (
        <TeamHero
          key={name}
          name={name}
          crest={crest(color, second)}
          style={readableClubStyle(color, second, on)}
          mark={index === 3 ? "Equipa B" : undefined}
          facts={index === 2 ? [] : ["Náutico Farol do Cabo", "Fundado em 1924", "Cabo Alto"]}
          breadcrumbs={<Breadcrumbs label="Onde está" crumbs={[{ label: "Início", href: "/" }]} />}
          socials={index === 0 ? <SocialLinks label="Redes" links={socials} /> : null}
          actions={
            index === 2 ? null : (
              <>
                <Button href="/g">Bilhetes</Button>
                <Button href="/g" variant="secondary">
                  Comparar
                </Button>
              </>
            )
          }
        />
      ))}
      <Page className={styles.sections}>
        <Section title="Jogadores" className={styles.wide}>
          <PlayerGrid title="Avançados">
            <li>
              <PlayerCard
                name="Yannick Obando"
                href="/g/9"
                photo={tiles(2, 2, 1)}
                number={9}
                numberLabel="número 9"
                detail="Camarões"
                figures="4 golos, 12 jogos"
              />
            </li>
            <li>
              <PlayerCard
                name={LONG}
                href="/g/77"
                photo={tiles(2, 2, 2)}
                number={77}
                mark="Emprestado por Santa Maré"
              />
            </li>
            <li>
              <PlayerCard name="Sem retrato" photo={undefined} number={1} />
            </li>
            <li>
              <PlayerCard name="Sem nada" photo={undefined} />
            </li>
          </PlayerGrid>
        </Section>
        <FixtureCard
          title="Próximo jogo"
          lead="jornada 12"
          href="/g/match"
          linkLabel="Nortada contra Farol do Cabo, sábado, 21 de novembro, às 18:00"
          home={club("NOR")}
          away={club("FAR")}
          centre="18:00"
          when="sáb. 21 nov"
          place="Campo dos Ventos, Maré TV"
          actions={
            <>
              <Button size="sm" href="/g">
                Bilhetes
              </Button>
              <Button size="sm" variant="secondary" href="/g">
                Agenda
              </Button>
            </>
          }
        />
        <FixtureCard
          title="Próximo jogo"
          href="/g/match"
          linkLabel="Sem data"
          home={{ ...club("FAR"), name: LONG }}
          away={club("NOR")}
          centre="–"
          when="Data por definir"
        />
        <Section title="Anéis">
          <RingRow
            rings={[
              { key: "wins", percent: 64, text: "64%", label: "vitórias" },
              { key: "scored", percent: 100, text: "100%", label: "jogos a marcar" },
              { key: "conceded", percent: 0, text: "0%", label: "jogos a sofrer" },
            ]}
          />
        </Section>
        <Section title="Contra a média">
          <AverageBars
            caption="Ataque"
            columns={{ name: "Estatística", total: "Total", value: "Por jogo", average: "Média" }}
            rows={rows}
          />
        </Section>
        <Section title="Equipamentos">
          <KitTiles
            kits={["Principal", "Alternativo", "Guarda-redes"].map((name, at) => ({
              key: name,
              name,
              picture: tiles(1, 1, at),
            }))}
          />
        </Section>
        <Section title="Palmarés">
          <HonourList
            honours={[
              { key: "liga", name: "Liga Atlântica", count: "3", detail: "1958, 1987, 2019" },
              { key: "taca", name: LONG, count: "12" },
            ]}
          />
        </Section>
        <Section title="Ficha">
          <FactList
            facts={[
              { key: "capacity", label: "Lotação", values: [{ key: "1", text: "18 640" }] },
              { key: "map", label: "Mapa", values: [{ key: "1", text: "Ver no mapa", href: "/g" }] },
              {
                key: "board",
                label: "Vice-presidentes",
                values: ["Clara Benfeita", "Jaime Portinho", LONG].map((text) => ({ key: text, text })),
              },
            ]}
          />
        </Section>
      </Page>
    </div>
  );
}
