export { AnnouncementsPanel } from './announcement/dashboard-panel.tsx'
