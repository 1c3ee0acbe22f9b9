import { type Draft, openDraft, readDraft } from '../draft/draft.ts'

// No one is signed in yet; it lasts as long as the tab.
const options = { lives: 'tab', account: () => 'nobody' } as const

export const publicDraft = (name: string): Draft => openDraft(name, options)

export const publicDraftValues = (name: string) => readDraft(name, options)?.values ?? {}
