import { hash } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'

type Json = unknown

/** Prose and names that no client depends on: they may change without changing the interface. */
const PROSE = new Set(['operationId', 'summary', 'description', 'tags'])

type Document = {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

/**
 * One line per call, `GET /api/cart 3f2a…`: its path and a hash of everything a client sends or
 * reads.
 */
export function describeCalls({ paths, components }: Document): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const shape = JSON.stringify(canonicalize(operation, components.schemas, []))
        return `${method.toUpperCase()} ${path} ${hash('sha256', shape).slice(0, 12)}`
      }),
    )
    .toSorted()
}

/**
 * Sorts keys, drops prose, and replaces references by their targets; a recursive one by its depth.
 */
function canonicalize(
  value: Json,
  schemas: Record<string, Json>,
  ancestors: readonly string[],
): Json {
  if (Array.isArray(value)) return value.map((each) => canonicalize(each, schemas, ancestors))
  if (typeof value !== 'object' || value === null) return value
  const reference = (value as { $ref?: string }).$ref?.split('/').at(-1)
  if (reference) {
    const depth = ancestors.indexOf(reference)
    if (depth >= 0) return { recursive: ancestors.length - depth }
    return canonicalize(schemas[reference], schemas, [...ancestors, reference])
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => !(PROSE.has(key) && typeof member !== 'object') && key !== 'tags')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, canonicalize(member, schemas, ancestors)]),
  )
}

/** The paths of all pages, one per line. */
export function describePages(routes: readonly RouteConfigEntry[], base = ''): string[] {
  return routes
    .flatMap((route) => {
      const path = [base, route.path].filter(Boolean).join('/')
      const ownPaths = route.path !== undefined || route.index ? [`/${path}`] : []
      return [...ownPaths, ...describePages(route.children ?? [], path)]
    })
    .toSorted()
}
