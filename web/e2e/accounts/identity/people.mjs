import { randomUUID } from "node:crypto";

/** Whoever has an account with the providers. Signs in with his e-mail address, or with his number if he has none. */
const BUILT_IN = [
  { email: "nova@adeptos.example", emailVerified: true, givenName: "Nova", familyName: "Adepta" },
  { email: "conhecida@adeptos.example", emailVerified: true, givenName: "Cara", familyName: "Conhecida" },
  { email: "duvidosa@adeptos.example", emailVerified: false, givenName: "Por", familyName: "Confirmar" },
  { id: "sem-correio", givenName: "Sem", familyName: "Correio" },
];

export function newPeople() {
  const people = new Map();
  const add = ({ id = randomUUID(), email, emailVerified = true, givenName = "Ana", familyName = "Adepta" }) => {
    const person = { id, email, emailVerified, givenName, familyName, name: `${givenName} ${familyName}` };
    people.set(id, person);
    return person;
  };
  for (const person of BUILT_IN) add(person);
  return {
    add,
    all: () => [...people.values()],
    byId: (id) => people.get(id),
    bySignIn: (text) => people.get(text) ?? [...people.values()].find(({ email }) => email && email === text),
  };
}
