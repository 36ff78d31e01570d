type Given<Form> = { [Key in keyof Form]?: Exclude<Form[Key], undefined> }

/** The keys that an edit carries: a key that was left out is dropped, so that it overwrites nothing. */
export function givenOf<Form extends object>(form: Form): Given<Form> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Given<Form>
}
