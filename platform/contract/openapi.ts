import { z } from 'zod'
import { SERVICE_ACCESS_HEADER, type Call, type Calls } from './call.ts'
import { Failure } from './schemas.ts'

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Schemas with an id: `components.schemas` has each of them once. */
type NamedSchemas = Record<string, unknown>

/** A JSON schema whose named parts are moved to `namedSchemas`: `#/$defs` would refer to the whole document. */
function toJsonSchema(
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

/** The path of a service below the shop's origin. */
export const servicePath = (service: Call['service'] = 'main'): string =>
  service === 'main' ? '/api' : `/services/${service}`

/** The OpenAPI 3.1 description of every call. */
export function buildOpenApi(calls: Calls, title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const namedSchemas: NamedSchemas = {}
  toJsonSchema(Failure, 'output', namedSchemas)
  for (const [name, call] of Object.entries(calls)) {
    const path = servicePath(call.service) + call.path
    ;(paths[path] ??= {})[call.method.toLowerCase()] = describeOperation(name, call, namedSchemas)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas,
    },
    paths,
  }
}

function describeOperation(name: string, call: Call, namedSchemas: NamedSchemas) {
  const failureResponse = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  const status = call.response.kind === 'json' ? call.response.status : 200
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.who && call.who !== 'anyone' ? { security: [{ bearer: [] }] } : {}),
    parameters: describeParameters(call, namedSchemas),
    ...describeRequestBody(call, namedSchemas),
    responses: {
      [status]: { description: 'OK', content: describeResponse(call, namedSchemas) },
      ...(call.who && call.who !== 'anyone'
        ? { 401: failureResponse('No token, or an expired one') }
        : {}),
      ...(call.roles ? { 403: failureResponse('Staff whose role may not do this') } : {}),
      ...(call.path.includes('{')
        ? { 404: failureResponse('Missing, or owned by another account') }
        : {}),
      ...(call.refusals ? { 409: failureResponse(call.refusals.join(', ')) } : {}),
      ...(call.files
        ? {
            413: failureResponse('The file is too large'),
            415: failureResponse('The file is of another type'),
          }
        : {}),
      422: failureResponse('Invalid input; messages by property path'),
      ...(call.limit ? { 429: failureResponse('Too many requests; see Retry-After') } : {}),
    },
  }
}

function describeParameters(call: Call, namedSchemas: NamedSchemas) {
  const pathParameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? toJsonSchema(call.query, 'input', namedSchemas) : {}
  const queryParameters = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  const headerParameter = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  })
  const key = headerParameter(
    'Idempotency-Key',
    'One effect for each key: the same key and body return the first response again',
  )
  const visitor = headerParameter(
    'X-Visitor',
    'The token of a visitor without an account, from an earlier response',
  )
  const access = {
    ...headerParameter(
      SERVICE_ACCESS_HEADER,
      'The service’s static access value. It is public and grants nothing by itself',
    ),
    required: true,
  }
  const isPublic = !call.who || call.who === 'anyone'
  return [
    ...pathParameters,
    ...queryParameters,
    ...(call.access ? [access] : []),
    ...(call.idempotent ? [key] : []),
    ...(isPublic ? [visitor] : []),
  ]
}

function describeRequestBody(call: Call, namedSchemas: NamedSchemas) {
  if (call.body) {
    const schema = toJsonSchema(call.body, 'input', namedSchemas)
    const required = (schema.required ?? []).length > 0
    return { requestBody: { required, content: { 'application/json': { schema } } } }
  }
  if (!call.form && !call.files) return {}
  const fields: Partial<JsonSchema> = call.form
    ? toJsonSchema(call.form, 'input', namedSchemas)
    : {}
  const files = Object.entries(call.files ?? {})
  const properties = {
    ...fields.properties,
    ...Object.fromEntries(files.map(([name]) => [name, { type: 'string', format: 'binary' }])),
  }
  const requiredFiles = files.filter(([, rule]) => !rule.optional).map(([name]) => name)
  const schema = {
    type: 'object',
    properties,
    required: [...(fields.required ?? []), ...requiredFiles],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function describeResponse({ response }: Call, namedSchemas: NamedSchemas) {
  if (response.kind === 'bytes' || response.kind === 'stream')
    return { [response.type]: { schema: { type: 'string', format: 'binary' } } }
  if (response.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const data = toJsonSchema(response.schema, 'output', namedSchemas)
  const schema = { type: 'object', properties: { data }, required: ['data'] }
  return { 'application/json': { schema } }
}
