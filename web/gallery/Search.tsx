/* What searching is made of: the field, what was found, the palette. */
import { useState } from "react";
import { Button } from "../src/ui/Button";
import { Columns } from "../src/ui/Columns";
import { EmptyState } from "../src/ui/EmptyState";
import { Page } from "../src/ui/Page";
import { Key, Palette, PaletteFilters } from "../src/ui/Palette";
import { PaletteList } from "../src/ui/PaletteList";
import { ResultCards } from "../src/ui/ResultCards";
import { ResultList, ResultListSkeleton } from "../src/ui/ResultList";
import { SearchField } from "../src/ui/SearchField";
import { SearchIcon } from "../src/ui/SearchIcon";
import { Section } from "../src/ui/Section";
import styles from "./Gallery.module.css";
import { tiles } from "./pictures";
import { CARDS, GROUPS, LONG, ROWS } from "./results";

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
      />
      <SearchField action="/g/search" name="q" label="Pesquisar sem limpar" submitLabel="Ir" />
    </Section>
  );
}

function Results() {
  return (
    <>
      <Section title="Resultados em linhas">
        <ResultList items={ROWS} />
        <ResultListSkeleton label="A pesquisar" rows={2} />
      </Section>
      <Section title="Resultados escritos">
        <ResultCards cards={CARDS} />
      </Section>
    </>
  );
}

/** The list as it lies in the palette, with one row chosen. */
function Lists({ id }: { id: string }) {
  return (
    <Section title="Lista da paleta" className={styles.wide}>
      <Columns
        aside={<EmptyState title="Nada para “farrol do cbao”" text="Procure só uma palavra." artSrc={tiles(4, 3, 3)} />}
      >
        <PaletteList
          id={id}
          label="Resultados"
          groups={GROUPS}
          active={0}
          isBusy={false}
          openLabel="abrir"
          onOpen={() => undefined}
        />
      </Columns>
    </Section>
  );
}

export function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("far");
  const [kind, setKind] = useState("all");
  const close = () => setIsOpen(false);
  return (
    <main>
      <Page className={styles.sections}>
        <Fields />
        <Results />
        <Lists id="palette-light" />
        <Button onClick={() => setIsOpen(true)}>Abrir a paleta</Button>
      </Page>
      <div data-theme="dark" className={styles.stage}>
        <Page className={styles.sections}>
          <Fields />
          <Results />
          <Lists id="palette-dark" />
        </Page>
      </div>
      <Palette
        isOpen={isOpen}
        onClose={close}
        label="Pesquisa"
        closeLabel="Fechar"
        closeKey="Esc"
        action="/g/search"
        field={{
          label: "Pesquisar",
          name: "q",
          value: text,
          placeholder: "Clube, jogador, jogo ou notícia",
          onChange: (event) => setText(event.currentTarget.value),
        }}
        listId="palette-open"
        hasList
        filters={
          <PaletteFilters
            label="Tipo"
            current={kind}
            onChoose={setKind}
            items={[
              "all",
              "Clubes",
              "Jogadores",
              "Jogos",
              "Notícias",
              "Vídeos",
              "Notas de imprensa",
              "Comunicados",
            ].map((value) => ({ value, label: value === "all" ? "Tudo" : value }))}
          />
        }
        hints={
          <span>
            <Key>
              <SearchIcon name="enter" size={12} />
            </Key>
            abrir
          </span>
        }
        onSubmit={(event) => event.preventDefault()}
      >
        <PaletteList
          id="palette-open"
          label="Resultados"
          groups={GROUPS}
          isBusy={false}
          openLabel="abrir"
          onOpen={close}
        />
      </Palette>
    </main>
  );
}
