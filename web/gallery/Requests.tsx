/* What long forms and their answers are made of: files, what is missing, how far something is. */
import { Button } from "../src/ui/Button";
import { ErrorSummary } from "../src/ui/ErrorSummary";
import { Field } from "../src/ui/Field";
import { FileField } from "../src/ui/FileField";
import { Page } from "../src/ui/Page";
import { ProgressBar } from "../src/ui/ProgressBar";
import { TextArea } from "../src/ui/TextArea";
import styles from "./Gallery.module.css";

const file = {
  label: "Comprovativo",
  accept: ".pdf",
  dropText: "Largue o ficheiro aqui",
  onChoose: () => undefined,
};

function Everything({ id }: { id: string }) {
  return (
    <div className={styles.stack}>
      <ErrorSummary
        title="Faltam três coisas"
        items={[
          { id: `${id}-reason`, label: "Escreva o motivo" },
          { id: `${id}-none`, label: "Anexe o comprovativo" },
          { id: `${id}-wrong`, label: "Escolha outro ficheiro" },
        ]}
      />
      <FileField
        {...file}
        id={`${id}-none`}
        title="Anexe o comprovativo do registo"
        note="PDF, JPG ou PNG até 10 MB."
        hasFile={false}
        button={{ label: "Escolher ficheiro" }}
      />
      <FileField
        {...file}
        id={`${id}-wrong`}
        title="registo-erc.docx"
        note=""
        error="Só aceitamos PDF, JPG ou PNG."
        hasFile
        button={{ label: "Escolher outro" }}
      />
      <FileField
        {...file}
        id={`${id}-right`}
        title="registo-erc-de-uma-estacao-de-radio-com-um-nome-muito-comprido-2026.pdf"
        note="1,2 MB, pronto a enviar"
        hasFile
        button={{ label: "Tirar", onPress: () => undefined }}
      />
      <ProgressBar
        label="Envio"
        percent={42}
        text="A enviar, 42%"
        action={
          <Button variant="secondary" size="sm">
            Cancelar envio
          </Button>
        }
      />
      <ProgressBar label="Confirmação" text="A aguardar a confirmação…" />
      <Field id={`${id}-reason`} label="Motivo" error="Escreva o motivo.">
        {(control) => <TextArea {...control} name="reason" rows={4} />}
      </Field>
    </div>
  );
}

export function Requests() {
  return (
    <main>
      <h1 className="visuallyHidden">Pedidos</h1>
      <Page className={styles.sections}>
        <Everything id="light" />
      </Page>
      <div data-theme="dark" className={styles.stage}>
        <Page className={styles.sections}>
          <Everything id="dark" />
        </Page>
      </div>
    </main>
  );
}
