/* What stands around every page, in the states that the other views do not show. */
import { Button } from "../src/ui/Button";
import { ErrorPageView } from "../src/ui/ErrorPageView";
import { MatchFeature } from "../src/ui/MatchFeature";
import { NoticeBand } from "../src/ui/NoticeBand";
import { Page } from "../src/ui/Page";
import { PartnerRow } from "../src/ui/PartnerRow";
import { Section } from "../src/ui/Section";
import { Wordmark } from "../src/ui/Wordmark";
import { Chrome } from "./Chrome";
import styles from "./Gallery.module.css";
import { clubs } from "./league";
import { emblem, tiles } from "./pictures";

const COLOURS = ["#d9142f", "#ff7a1a"];
const NAMES = ["Maré Seguros", "Canal Onda", "Litoral Energia", "Asa Norte", "Água da Penha"];
const named = NAMES.map((name) => ({ key: name, name, href: `https://example.org/${name}` }));
const withLogos = NAMES.map((name, index) => ({ key: name, name, logo: index === 3 ? undefined : emblem }));
const LONG = "Companhia das Águas, Saneamento e Energias Renováveis do Litoral Norte e Ilhas";

export function Frame() {
  return (
    <Chrome>
      <NoticeBand
        id="0"
        label="Aviso com ligação"
        text="A bilheteira da final abre segunda-feira às 10:00. Cada sócio compra no máximo quatro bilhetes, só em linha, até esgotar."
        href="/g/notice"
        closeLabel="Fechar o aviso"
        onClose={() => undefined}
      />
      <NoticeBand id="1" label="Aviso" text="Hoje não há jogos." closeLabel="Fechar" onClose={() => undefined} />
      <Page className={styles.sections}>
        <Section title="Um jogo em destaque">
          <div data-theme="dark" className={styles.stage}>
            <MatchFeature
              href="/g/match"
              when="sáb. 14 nov, 20:30"
              title={`${clubs[0]?.name} – ${clubs[1]?.name}`}
              sides={clubs.slice(0, 2).map(({ key, crest }, index) => ({ key, crest, color: COLOURS[index] ?? "" }))}
            />
          </div>
        </Section>
        <Section title="Logótipo em vez do sinal">
          <div className={styles.row}>
            <Wordmark name="Liga Atlântica" logo={{ src: emblem, ratio: 1, isSign: true }} />
            <Wordmark name="Liga Atlântica" logo={{ src: tiles(4, 1, 2), ratio: 4, isSign: false }} size="footer" />
          </div>
        </Section>
        <Section title="Parceiros, com nome">
          <PartnerRow label="Parceiros com nome" partners={named} />
        </Section>
        <Section title="Parceiros, com logótipo e um principal">
          <PartnerRow
            label="Parceiros com logótipo"
            partners={withLogos.map((one, index) => ({ ...one, isMain: index === 0 }))}
          />
        </Section>
        <Section title="Parceiros, nome comprido">
          <PartnerRow
            label="Parceiros com nome comprido"
            partners={[{ key: "long", name: LONG, isMain: true }, ...named]}
          />
        </Section>
      </Page>
      <ErrorPageView
        title="Sem ligação"
        text="Parece que está sem rede."
        status="Ainda sem ligação."
        actions={<Button>Tentar de novo</Button>}
        waysTitle="Ainda pode abrir"
        ways={[{ key: "1", label: "Liga Atlântica, jornada 14, com um nome que não acaba", href: "/g/1" }]}
      />
    </Chrome>
  );
}
