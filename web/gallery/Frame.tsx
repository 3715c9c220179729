/* What stands around every page, in the states that the other views do not show. */
import { Page } from "../src/ui/Page";
import { PartnerRow } from "../src/ui/PartnerRow";
import { Section } from "../src/ui/Section";
import { Chrome } from "./Chrome";
import styles from "./Gallery.module.css";
import { emblem } from "./pictures";

const NAMES = ["Maré Seguros", "Canal Onda", "Litoral Energia", "Asa Norte", "Água da Penha"];
const named = NAMES.map((name) => ({ key: name, name, href: `https://example.org/${name}` }));
const withLogos = NAMES.map((name, index) => ({ key: name, name, logo: index === 3 ? undefined : emblem }));
const LONG = "Companhia das Águas, Saneamento e Energias Renováveis do Litoral Norte e Ilhas";

export function Frame() {
  return (
    <Chrome>
      <Page className={styles.sections}>
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
    </Chrome>
  );
}
