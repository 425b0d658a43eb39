import { z } from 'zod'
import { ACCESS_HEADER, type Call, type Calls } from './call.ts'
import { Failure } from './shapes.ts'

type Schema = Record<string, unknown> & {
  properties?: Record<string, unknown>
  required?: string[]
}

/** The shapes that have a name, which `components.schemas` holds once for all calls. */
type Named = Record<string, unknown>

/** A JSON schema whose named shapes go to `named`: `#/$defs` would point into the whole document. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named): Schema {
  const whole = z.toJSONSchema(schema, {
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
    JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Schema & { $schema?: string; $defs?: Named }
  for (const [name, shape] of Object.entries($defs)) named[name] ??= shape
  return rest as Schema
}

/** Where each service stands below the shop's origin (interfaces.md, addresses). */
export const servicePath = (service: Call['service'] = 'main'): string =>
  service === 'main' ? '/api' : `/services/${service}`

/** OpenAPI 3.1 of every call, made from the contract. */
export function openApi(calls: Calls, title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const named: Named = {}
  schemaOf(Failure, 'output', named)
  for (const [name, call] of Object.entries(calls)) {
    const path = servicePath(call.service) + call.path
    ;(paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call, named)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: named,
    },
    paths,
  }
}

function operation(name: string, call: Call, named: Named) {
  const failed = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  const status = call.answer.kind === 'json' ? call.answer.status : 200
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.who && call.who !== 'anyone' ? { security: [{ bearer: [] }] } : {}),
    parameters: parameters(call, named),
    ...requestBody(call, named),
    responses: {
      [status]: { description: 'OK', content: answered(call, named) },
      ...(call.who && call.who !== 'anyone' ? { 401: failed('No token, or a dead one') } : {}),
      ...(call.roles ? { 403: failed('Staff whose role may not do this') } : {}),
      ...(call.path.includes('{') ? { 404: failed('Missing, or somebody else’s') } : {}),
      ...(call.refusals ? { 409: failed(call.refusals.join(', ')) } : {}),
      ...(call.files
        ? { 413: failed('The file is too large'), 415: failed('Another kind of file') }
        : {}),
      422: failed('A rule is broken; messages by property path'),
      ...(call.limit ? { 429: failed('Too often; Retry-After says when') } : {}),
    },
  }
}

function parameters(call: Call, named: Named) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? schemaOf(call.query, 'input', named) : {}
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  })
  const key = header(
    'Idempotency-Key',
    'One key, one effect: the same key and body give the first answer again',
  )
  const visitor = header(
    'X-Visitor',
    'The ticket of a visitor without an account, as an answer gave it',
  )
  const access = {
    ...header(
      ACCESS_HEADER,
      'The service’s static access value; public, it opens nothing by itself',
    ),
    required: true,
  }
  const forAnyone = !call.who || call.who === 'anyone'
  return [
    ...inPath,
    ...inQuery,
    ...(call.access ? [access] : []),
    ...(call.idempotent ? [key] : []),
    ...(forAnyone ? [visitor] : []),
  ]
}

function requestBody(call: Call, named: Named) {
  if (call.body) {
    const schema = schemaOf(call.body, 'input', named)
    const required = (schema.required ?? []).length > 0
    return { requestBody: { required, content: { 'application/json': { schema } } } }
  }
  if (!call.form && !call.files) return {}
  const fields: Partial<Schema> = call.form ? schemaOf(call.form, 'input', named) : {}
  const files = Object.entries(call.files ?? {})
  const properties = {
    ...fields.properties,
    ...Object.fromEntries(files.map(([name]) => [name, { type: 'string', format: 'binary' }])),
  }
  const needed = files.filter(([, rule]) => !rule.optional).map(([name]) => name)
  const schema = { type: 'object', properties, required: [...(fields.required ?? []), ...needed] }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function answered({ answer }: Call, named: Named) {
  if (answer.kind === 'bytes' || answer.kind === 'stream')
    return { [answer.type]: { schema: { type: 'string', format: 'binary' } } }
  if (answer.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const data = schemaOf(answer.schema, 'output', named)
  const schema = { type: 'object', properties: { data }, required: ['data'] }
  return { 'application/json': { schema } }
}
