export { RequestedDetailsPanel } from './requested-detail/dashboard-panel.tsx'
