import { defineConfig } from 'oxlint'
import {
  faultsBoundary,
  moduleBoundaries,
  platformBoundary,
  webBoundaries,
} from './commands/checks/import-boundaries.ts'

export default defineConfig({
  plugins: ['import', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', 'build', '.react-router', 'database/tables.ts'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'react/react-in-jsx-scope': 'off',
    eqeqeq: 'error',
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // docs/STYLE.md: files in kebab-case, types imported as types, no barrels, nothing left to do.
    'import/first': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'no-else-return': 'error',
    'no-var': 'error',
    'no-warning-comments': 'error',
    'object-shorthand': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'prefer-const': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: [
    platformBoundary,
    ...moduleBoundaries,
    ...webBoundaries,
    faultsBoundary,
    {
      files: ['commands/**', 'bench/**', 'tests/**', 'demo/**', 'faults/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  ],
})
