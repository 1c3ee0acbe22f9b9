export { AnnouncementsPanel } from './announcement/dashboard-panel.tsx'
export { BirthdaysPanel } from './birthday/birthdays-panel.tsx'
