/**
 * What is valid HTML, for the tests that read pages: as they are served, and as the browser has them. Axe judges the
 * rest.
 */
export default {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Names of attributes have no case in HTML; React writes some as the DOM does.
    'attr-case': 'off',
    // A list without bullets is none to VoiceOver, a table that is laid out as blocks none to anybody, unless it is
    // said.
    'no-redundant-role': 'off',
    // React's ids begin with an underscore: HTML asks only for one character that is no blank.
    'valid-id': ['error', { relaxed: true }],
  },
}
