/* Every component in every state. */
import { useState } from "react";
import { accentStyle, clubStyle } from "../src/ui/accent";
import { Badge } from "../src/ui/Badge";
import { BrandMark } from "../src/ui/BrandMark";
import { Breadcrumbs } from "../src/ui/Breadcrumbs";
import { Button } from "../src/ui/Button";
import { Checkbox } from "../src/ui/Checkbox";
import { Chip } from "../src/ui/Chip";
import { Chips } from "../src/ui/Chips";
import { Columns } from "../src/ui/Columns";
import { CompetitionHero } from "../src/ui/CompetitionHero";
import { CompetitionPanel } from "../src/ui/CompetitionPanel";
import { CopyField } from "../src/ui/CopyField";
import { Crest } from "../src/ui/Crest";
import { Dialog } from "../src/ui/Dialog";
import { EmptyState } from "../src/ui/EmptyState";
import { ErrorPageView } from "../src/ui/ErrorPageView";
import { ErrorState } from "../src/ui/ErrorState";
import { FeedSign } from "../src/ui/FeedSign";
import { Field } from "../src/ui/Field";
import { FormPills } from "../src/ui/FormPills";
import { Icon, type IconName } from "../src/ui/Icon";
import { IconButton } from "../src/ui/IconButton";
import { Input } from "../src/ui/Input";
import { LinkTiles } from "../src/ui/LinkTiles";
import { LiveDot } from "../src/ui/LiveDot";
import { MatchList } from "../src/ui/MatchList";
import { MatchListSkeleton } from "../src/ui/MatchListSkeleton";
import { MatchRow } from "../src/ui/MatchRow";
import { MonthGrid } from "../src/ui/MonthGrid";
import { Movement } from "../src/ui/Movement";
import { Page } from "../src/ui/Page";
import { PageTabs } from "../src/ui/PageTabs";
import { Panel } from "../src/ui/Panel";
import { Pill } from "../src/ui/Pill";
import { PLACE_PATHS, type PlaceIcon } from "../src/ui/placeIcons";
import { RoundStrip } from "../src/ui/RoundStrip";
import { Score } from "../src/ui/Score";
import { SearchField } from "../src/ui/SearchField";
import { SeasonProgress } from "../src/ui/SeasonProgress";
import { Section } from "../src/ui/Section";
import { Segmented } from "../src/ui/Segmented";
import { Select } from "../src/ui/Select";
import { ShareButton } from "../src/ui/ShareButton";
import { Sheet } from "../src/ui/Sheet";
import { Skeleton } from "../src/ui/Skeleton";
import { StandingsTable } from "../src/ui/StandingsTable";
import { Star } from "../src/ui/Star";
import { Switch } from "../src/ui/Switch";
import { TableSkeleton } from "../src/ui/TableSkeleton";
import { TextLink } from "../src/ui/TextLink";
import { Toast } from "../src/ui/Toast";
import { ToastRegion } from "../src/ui/ToastRegion";
import { showToast } from "../src/ui/toastQueue";
import { Wordmark } from "../src/ui/Wordmark";
import { Chrome, panelGroups } from "./Chrome";
import { explainedRows, footnotes, rounds, ticker } from "./CompetitionPage";
import { ExplainedTable } from "./ExplainedTable";
import styles from "./Gallery.module.css";
import { KnockOut } from "./KnockOut";
import { clubs, form, match, matchIds, rows, texts, zones } from "./league";
import { weekdays, weeks } from "./month";
import { emblem, tiles } from "./pictures";
import { SeasonInFigures } from "./SeasonInFigures";

const items = (labels: string[]) => labels.map((label) => ({ key: label, label, href: `/g/${label}` }));
const ICONS: IconName[] = [
  "search",
  "moon",
  "sun",
  "monitor",
  "chevronDown",
  "chevronLeft",
  "chevronRight",
  "arrowRight",
  "menu",
  "house",
  "calendar",
  "listOrdered",
  "x",
  "externalLink",
  "alert",
  "info",
];
const PLACES = Object.keys(PLACE_PATHS) as PlaceIcon[];
const ACCENTS = ["#b450ff", "#00faff", "#19ff91", "#e1ff19", "#ff5a23", "#ff2864", "#103bfd", "#967800"];

export function Gallery() {
  const [opened, setOpened] = useState<"dialog" | "sheet" | null>(null);
  const [isOn, setIsOn] = useState(false);
  const [view, setView] = useState("map");
  const close = () => setOpened(null);
  return (
    <Chrome onMore={() => setOpened("sheet")}>
      {ticker}
      <PageTabs
        label="Vistas"
        items={items(["Jogos", "Classificação", "Estatísticas", "Clubes", "Notícias", "Vídeos"])}
        current="Clubes"
      />
      <Page className={styles.sections}>
        <Breadcrumbs
          label="Onde está"
          crumbs={[
            { label: "Início", href: "/" },
            { label: "Sistema de desenho", href: "/g" },
            { label: "Galeria", href: "/gallery.html" },
          ]}
        />
        <h1 className={styles.title}>Galeria</h1>
        <Section title="Linha de jogo, todos os estados" className={styles.wide}>
          <MatchList>
            {matchIds.map((id) => (
              <MatchRow key={id} {...match(id)} />
            ))}
          </MatchList>
        </Section>
        <Section title="Linha de jogo, compacta">
          <MatchList>
            {matchIds.map((id) => (
              <MatchRow key={id} {...match(id)} />
            ))}
          </MatchList>
        </Section>
        <Section title="Botões e controlos" aside={<TextLink href="/g/all">Todos</TextLink>}>
          <div className={styles.row}>
            <Button href="/g/tickets">Comprar bilhetes</Button>
            <Button variant="secondary">Agenda</Button>
            <Button variant="live">
              <LiveDot />
              Ver em direto
            </Button>
            <Button variant="quiet">Cancelar</Button>
            <Button variant="danger">Apagar conta</Button>
            <Button disabled>Publicar</Button>
            <Button size="sm">Entrar</Button>
            <Button size="sm" variant="secondary">
              Seguir
            </Button>
            <ShareButton
              label="Partilhar"
              title="Galeria"
              copyTexts={{ copied: "Endereço copiado", failed: "Não foi possível copiar" }}
            />
            <IconButton label="Pesquisar" icon="search" />
            <IconButton label="Calendário" icon="calendar" href="/g/calendar" />
          </div>
          <div className={styles.row}>
            <Segmented label="Campo" items={items(["Geral", "Casa", "Fora"])} current="Casa" />
            <Segmented
              label="Vista"
              items={[
                { key: "map", label: "Mapa" },
                { key: "list", label: "Lista" },
              ]}
              current={view}
              onSelect={setView}
            />
            <Select
              name="season"
              label="Época"
              value="2026"
              options={[{ value: "2026", label: "2026/27" }]}
              action="#"
              submitLabel="Mudar"
            />
          </div>
          <div className={styles.row}>
            <Switch isOn tone="live" href="/g/live" stateLabel="ligado">
              Ao minuto
            </Switch>
            <Switch isOn={false} tone="live" href="/g/live" stateLabel="desligado">
              Ao minuto
            </Switch>
            <Switch isOn={isOn} onToggle={() => setIsOn(!isOn)}>
              Golos
            </Switch>
            <Switch isOn onToggle={() => undefined}>
              Onzes
            </Switch>
          </div>
          <Chips label="Estatística" items={items(["Golos", "Assistências", "O meu clube"])} current="Golos" />
          <RoundStrip
            label="Jornadas"
            rounds={rounds.map((round) => ({ ...round, hasLive: round.key === "12" }))}
            previous={{ href: "/g/7", label: "Anteriores" }}
            next={{ href: "/g/15", label: "Seguintes" }}
          />
          <div className={styles.row}>
            <FormPills label="Forma: vitória, empate, derrota, vitória, vitória" results={form("VEDVV").form} />
            <Movement direction="up" places={2} label="Sobe 2" />
            <Movement direction="down" places={2} label="Desce 2" />
            <Movement direction="same" places={0} label="Mantém o lugar" />
            <Chip>Agenda</Chip>
            <Chip tone="accent">Onzes</Chip>
            <Chip tone="live">Em direto</Chip>
            <Chip tone="warn">Adiado</Chip>
            <Pill icon="monitor">3:12</Pill>
            <Badge label="2 em direto" />
            <Score home={2} away={1} />
            <Score home={0} away={2} isLive />
          </div>
          <div className={styles.row}>
            <BrandMark />
            <Wordmark name="Jornada" />
            <Wordmark name="Jornada" size="footer" />
          </div>
          <div className={styles.row}>
            {ICONS.map((name) => (
              <Icon key={name} name={name} />
            ))}
            <FeedSign size={20} />
            <Star />
            <Star isFilled />
          </div>
        </Section>
        <Section title="Classificação completa" className={styles.wide}>
          <StandingsTable
            caption="Classificação completa"
            texts={texts}
            rows={explainedRows.map((row) =>
              row.key === "dun"
                ? {
                    ...row,
                    name: "União Desportiva e Recreativa de Vilar do Sal e Marinhas",
                    isHighlighted: true,
                    isMine: true,
                  }
                : row,
            )}
            zones={zones}
            zonesLabel="Zonas"
            notes={footnotes}
          />
        </Section>
        <Section title="Classificação compacta">
          <StandingsTable
            caption="Classificação compacta"
            texts={texts}
            rows={rows.slice(0, 8)}
            view="compact"
            liveLabel="Ao minuto"
            zones={zones}
            zonesLabel="Zonas da tabela compacta"
          />
        </Section>
        <Section title="Vista de forma">
          <StandingsTable caption="Forma" texts={texts} rows={rows.slice(0, 8)} view="form" />
        </Section>
        <Section title="Mês" className={styles.wide}>
          <MonthGrid caption="Novembro, por semana" weekdays={weekdays} weeks={weeks} />
        </Section>
        <Section title="Mês, compacto">
          <MonthGrid caption="Novembro, por semana, compacto" weekdays={weekdays} weeks={weeks} />
        </Section>
        <Section title="Mês, à espera dos jogos">
          <MonthGrid
            caption="Dezembro, por semana"
            weekdays={weekdays}
            weeks={weeks.map((week) => week.map((day) => ({ ...day, href: undefined, matches: [], more: undefined })))}
            isBusy
          />
        </Section>
        <ExplainedTable />
        <KnockOut />
        <Section title="Formulário">
          <form className={styles.stack}>
            <Field id="name" label="Nome do órgão de comunicação">
              {(control) => <Input {...control} name="name" defaultValue="Rádio Onda Média" />}
            </Field>
            <Field id="phone" label="Telefone" optional="facultativo" help="Só para a equipa de imprensa.">
              {(control) => <Input {...control} name="phone" type="tel" />}
            </Field>
            <Field id="postcode" label="Código postal" error="Escreva o código completo, por exemplo 4000-120.">
              {(control) => <Input {...control} name="postcode" defaultValue="40" />}
            </Field>
            <div className={styles.row}>
              <Checkbox name="summary" defaultChecked>
                Resumo da jornada
              </Checkbox>
              <Checkbox name="offers">Promoções</Checkbox>
            </div>
            <CopyField
              label="Endereço do calendário"
              value="https://liga.example/api/v1/calendar/competition/liga-atlantica.ics"
              copyLabel="Copiar"
              copyTexts={{ copied: "Endereço copiado", failed: "Não foi possível copiar" }}
            />
          </form>
        </Section>
        <Section title="Avisos e diálogos">
          <div className={styles.stack}>
            <Toast
              title="Golo do Farol do Cabo"
              text="Salpico, 61’, de penálti"
              tone="goal"
              mark="2–1"
              style={clubStyle("#ffd21f", "#15171c", "#001941")}
              action={{ label: "Ver", href: "/g/goal" }}
              closeLabel="Fechar"
              onClose={() => undefined}
            />
            <Toast
              title="Nova versão disponível"
              text="Atualize para ver as novidades"
              mark={<Icon name="info" />}
              action={{ label: "Atualizar" }}
              closeLabel="Fechar"
              onClose={() => undefined}
            />
            <Toast
              title="Sem ligação"
              text="Mostramos os últimos dados, das 18:52"
              tone="error"
              closeLabel="Fechar"
              onClose={() => undefined}
            />
          </div>
          <div className={styles.row}>
            <Button variant="secondary" onClick={() => setOpened("dialog")}>
              Abrir diálogo
            </Button>
            <Button variant="secondary" onClick={() => setOpened("sheet")}>
              Abrir folha
            </Button>
            <Button variant="secondary" onClick={() => showToast({ title: "Guardado", text: "O seu clube mudou." })}>
              Mostrar aviso
            </Button>
          </div>
        </Section>
        <Section title="Vazio, erro, a carregar" className={styles.wide}>
          <div className={styles.thirds}>
            <EmptyState
              title="Não há jogos neste dia"
              text="O próximo é sáb. 21 nov, Nortada recebe o Farol do Cabo."
              artSrc={tiles(4, 3, 3)}
              action={
                <Button variant="secondary" href="/g/21">
                  Ir para 21 nov
                </Button>
              }
            />
            <ErrorState
              title="Não conseguimos carregar a tabela"
              text="O resto da página continua disponível."
              code="Código 502."
              action={<Button>Tentar de novo</Button>}
            />
            <div>
              <Skeleton width="60%" height={24} />
              <MatchListSkeleton label="A carregar jogos" rows={3} />
            </div>
          </div>
          <MatchListSkeleton label="A carregar mais jogos" rows={2} />
          <TableSkeleton label="A carregar a tabela" rows={3} />
          <TableSkeleton label="A carregar a tabela compacta" rows={2} view="compact" />
        </Section>
        <Section title="Painéis e colunas" className={styles.wide}>
          <Columns
            aside={
              <>
                <Panel title="Se acabasse agora" text="O que mudam os jogos em curso.">
                  Farol do Cabo sobe ao 2.º lugar.
                </Panel>
                <Panel title="Superfície" tone="surface">
                  Sobre o fundo da página.
                </Panel>
                <Panel title="Palco" text="Escuro nos dois temas." tone="stage">
                  <Button size="sm">Ver</Button>
                </Panel>
              </>
            }
          >
            <LinkTiles
              label="Mais"
              items={PLACES.map((icon) => ({ key: icon, label: icon, href: `/g/${icon}`, icon }))}
            />
            <div className={styles.row}>
              {ACCENTS.map((color) => (
                <span key={color} className={styles.accent} style={accentStyle(color, "#fafcff")}>
                  <b>Aa</b>
                  <i>Aa</i>
                </span>
              ))}
            </div>
            <div className={styles.row}>
              {clubs.map((club) => (
                <Crest key={club.key} src={club.crest} size={32} />
              ))}
            </div>
          </Columns>
        </Section>
        <SeasonInFigures />
      </Page>
      <div className={styles.stage} data-theme="dark">
        <CompetitionPanel groups={panelGroups} />
      </div>
      <CompetitionHero
        title="Campeonato Nacional Feminino"
        emblemSrc={emblem}
        artSrc={tiles(5, 3, 4)}
        style={accentStyle("#b450ff", "#fafcff")}
        meta={[<b key="season">2026/27</b>, "12 clubes"]}
        progress={<SeasonProgress label="Jornada 8 de 22" total={22} current={8} isLive={false} />}
      />
      <ErrorPageView
        code="404"
        title="Bola fora"
        text="Esta página saiu pela linha lateral. Procure outra ou volte ao início."
        hint="Ou nunca esteve em campo."
        posterSrc={tiles(4, 4, 5)}
        actions={<Button href="/g/home">Voltar ao início</Button>}
        search={<SearchField action="/g/search" name="q" label="Procurar no site" submitLabel="Procurar" />}
        waysTitle="Outros caminhos"
        ways={items(["Jogos", "Classificação", "Notícias"])}
      />
      <Dialog
        isOpen={opened === "dialog"}
        onClose={close}
        title="Entre para seguir o seu clube"
        text="Guardamos o clube principal, o secundário e as newsletters."
        closeLabel="Fechar"
      >
        <div className={styles.stack}>
          <Button isWide>Entrar com e-mail</Button>
          <Button isWide variant="secondary">
            Criar conta
          </Button>
        </div>
      </Dialog>
      <Sheet isOpen={opened === "sheet"} onClose={close} title="Mais" closeLabel="Fechar">
        <LinkTiles
          label="Mais páginas"
          items={items(["Clubes", "Vídeos", "Estatísticas"]).map((item) => ({ ...item, icon: "clubs" }))}
        />
      </Sheet>
      <ToastRegion label="Avisos" closeLabel="Fechar" />
    </Chrome>
  );
}
