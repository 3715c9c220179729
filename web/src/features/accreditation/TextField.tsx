import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";

interface Props extends Omit<ComponentProps<typeof Input>, "id"> {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  /** What ties the control to its form. */
  field: UseFormRegisterReturn;
}

/** One line of the request. All of them are needed, so none says so. */
export function TextField({ id, label, help, error, field, ...input }: Props) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => <Input {...input} {...control} {...field} required />}
    </Field>
  );
}
