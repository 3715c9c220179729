/* What signing in is made of: the ways in, passwords, choices, and what is said of a form. */
import { useState } from "react";
import { Button } from "../src/ui/Button";
import { Checkbox } from "../src/ui/Checkbox";
import { Dialog } from "../src/ui/Dialog";
import { Field } from "../src/ui/Field";
import { FormCard } from "../src/ui/FormCard";
import { FormNote } from "../src/ui/FormNote";
import { Input } from "../src/ui/Input";
import { LinkButton } from "../src/ui/LinkButton";
import { Page } from "../src/ui/Page";
import { PasswordInput } from "../src/ui/PasswordInput";
import { PasswordStrength } from "../src/ui/PasswordStrength";
import { Parting, ProviderButtons } from "../src/ui/ProviderButtons";
import { SelectInput } from "../src/ui/SelectInput";
import { SubmitButton } from "../src/ui/SubmitButton";
import styles from "./Gallery.module.css";

const PROVIDERS = ["Google", "Facebook", "Apple"].map((name) => ({ key: name, name, label: `Continuar com ${name}` }));
const STRENGTHS = [undefined, 0, 1, 2, 3, 4] as const;

const words = { showLabel: "Mostrar palavra-passe", hideLabel: "Esconder palavra-passe" };

function WaysIn() {
  return (
    <FormCard title="Entre para seguir o seu clube" text="Guardamos os seus clubes em todos os ecrãs.">
      <div className={styles.stack}>
        <Button isWide>Continuar com e-mail</Button>
        <ProviderButtons providers={PROVIDERS} onChoose={() => undefined} />
        <Parting>Clubes, Liga e parceiros</Parting>
        <p>
          Primeira vez? <LinkButton>Criar conta</LinkButton>
        </p>
      </div>
    </FormCard>
  );
}

function Passwords({ id }: { id: string }) {
  return (
    <FormCard title="Palavras-passe" back={{ label: "Outras formas", onBack: () => undefined }}>
      <div className={styles.stack}>
        <Field id={`${id}-wrong`} label="Palavra-passe" error="Confirme as maiúsculas.">
          {(control) => <PasswordInput {...control} {...words} name="password" autoComplete="current-password" />}
        </Field>
        {STRENGTHS.map((level) => (
          <PasswordStrength key={String(level)} level={level} text={`Força: ${level ?? "por escrever"}`} />
        ))}
        <SubmitButton isBusy={false}>Entrar</SubmitButton>
        <SubmitButton isBusy>Entrar</SubmitButton>
      </div>
    </FormCard>
  );
}

function Answers({ id }: { id: string }) {
  return (
    <FormCard title="Respostas">
      <div className={styles.stack}>
        <Field id={`${id}-country`} label="País" optional="facultativo">
          {(control) => (
            <SelectInput
              {...control}
              name="country"
              options={[
                { value: "", label: "Não indicado" },
                { value: "PT", label: "Portugal" },
              ]}
            />
          )}
        </Field>
        <Checkbox name="terms" error="Precisamos da sua aceitação para criar a conta.">
          Li e aceito os <a href="/g/terms">termos</a>
        </Checkbox>
        <FormNote tone="error" title="Não foi possível continuar.">
          Confirme a ligação à internet e tente outra vez.
        </FormNote>
        <FormNote
          tone="sent"
          title="Veja o seu e-mail."
          action={<LinkButton aria-disabled={true}>Reenviar em 0:42</LinkButton>}
        >
          A ligação chega em dois minutos.
        </FormNote>
        <FormNote tone="done">Perfil atualizado.</FormNote>
      </div>
    </FormCard>
  );
}

function Everything({ id }: { id: string }) {
  return (
    <>
      <WaysIn />
      <Passwords id={id} />
      <Answers id={id} />
    </>
  );
}

export function Account() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <main>
      <h1 className="visuallyHidden">Conta</h1>
      <Page className={styles.sections}>
        <Everything id="light" />
        <Button onClick={() => setIsOpen(true)}>Abrir o diálogo</Button>
      </Page>
      <div data-theme="dark" className={styles.stage}>
        <Page className={styles.sections}>
          <Everything id="dark" />
        </Page>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Recuperar acesso"
        text="Enviamos uma ligação para escolher outra palavra-passe."
        back={{ label: "Entrar", onBack: close }}
        closeLabel="Fechar"
      >
        <Field id="reset-email" label="E-mail">
          {(control) => <Input {...control} name="email" type="email" />}
        </Field>
      </Dialog>
    </main>
  );
}
