export { NotesPanel } from './late-notes.tsx'
