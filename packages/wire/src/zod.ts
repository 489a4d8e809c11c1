/** zod, for whoever reads these schemas: one copy, one version. */
export * from 'zod'
