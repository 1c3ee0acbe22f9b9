/** The sign-ins of the demo company that whoever starts the product is told. */
export const demoDomain = 'demo.muster.test'
export const demoPassword = 'muster-demo'
