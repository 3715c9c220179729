/* What searching is made of: the field, what was found, the palette. */
import { Page } from "../src/ui/Page";
import { SearchField } from "../src/ui/SearchField";
import { Section } from "../src/ui/Section";
import styles from "./Gallery.module.css";

const LONG = "Associação Desportiva e Recreativa de Valmarinho contra o Grupo Desportivo de Santa Maré, época 2026/27";

function Fields() {
  return (
    <Section title="Campo de pesquisa" className={styles.wide}>
      <SearchField
        action="/g/search"
        name="q"
        label="Pesquisar no site"
        placeholder="Clube, jogador, jogo ou notícia"
        submitLabel="Pesquisar"
        clearLabel="Limpar"
      />
      <SearchField
        action="/g/search"
        name="q"
        label="Pesquisar outra vez"
        placeholder="Clube, jogador, jogo ou notícia"
        defaultValue={LONG}
        submitLabel="Pesquisar"
        clearLabel="Limpar"
        hidden={{ type: "player", page: undefined }}
      />
      <SearchField action="/g/search" name="q" label="Pesquisar sem limpar" submitLabel="Ir" />
    </Section>
  );
}

export function Search() {
  return (
    <main>
      <Page className={styles.sections}>
        <Fields />
      </Page>
      <div data-theme="dark" className={styles.stage}>
        <Page className={styles.sections}>
          <Fields />
        </Page>
      </div>
    </main>
  );
}
