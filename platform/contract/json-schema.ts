import { z } from 'zod'

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Schemas with an id: `components.schemas` has each of them once. */
export type NamedSchemas = Record<string, unknown>

/** A JSON schema whose named parts are moved to `namedSchemas`: `#/$defs` would refer to the whole document. */
export function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  namedSchemas: NamedSchemas,
): JsonSchema {
  const fullSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = JSON.parse(
    JSON.stringify(fullSchema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema & { $schema?: string; $defs?: NamedSchemas }
  for (const [name, shape] of Object.entries($defs)) namedSchemas[name] ??= shape
  return rest as JsonSchema
}
