/** The demo company's sign-ins, shown at the first start. */
export const demoDomain = 'demo.muster.test'
export const demoPassword = 'muster-demo'
