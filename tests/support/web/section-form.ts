import type { SectionForm } from '#web/features/settings/use-section-form.tsx'

/** The form of a section of the settings in which nothing happens but what is given. */
export function sectionForm(given: Pick<SectionForm, 'content'> & Partial<SectionForm>): SectionForm {
  return {
    version: 1,
    change: () => {},
    errorAt: () => undefined,
    submit: () => {},
    goBack: async () => {},
    refuse: () => {},
    mark: () => {},
    canGoBack: false,
    isDirty: false,
    isSubmitting: false,
    callout: null,
    guard: { question: null, letGo: () => {} },
    formRef: () => {},
    ...given,
  }
}
