import { type Draft, openDraft, readDraft } from '../draft/draft.ts'
import { useSession } from './session.ts'

const options = (lives: 'tab' | 'device') => ({ lives, account: () => useSession.getState().user?._id })

/** The draft of a signed-in person's form; opened once by the form, as state. */
export const ownDraft = (name: string, lives: 'tab' | 'device' = 'device'): Draft => openDraft(name, options(lives))

export const hasOwnDraft = (name: string) => readDraft(name, options('device')) !== null
