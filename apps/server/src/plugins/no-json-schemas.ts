const refuse = () => () => {
  throw new Error('This server compiles no JSON schemas: calls are read and written by their zod schemas.')
}

/**
 * Stands in for the framework's compilers of JSON schemas, a hundred modules that nothing here would use and every
 * start would load. A route with a `schema` fails at start.
 */
export const NO_JSON_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } }
