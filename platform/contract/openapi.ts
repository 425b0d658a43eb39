import { z } from 'zod'
import type { Call, Calls } from './call.ts'
import { Failure } from './shapes.ts'

type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any', reused: 'inline' }) as Schema

/** Where each service stands below the shop's origin (interfaces.md, addresses). */
export const servicePath = (service: Call['service'] = 'main'): string =>
  service === 'main' ? '/api' : `/services/${service}`

/** OpenAPI 3.1 of every call, made from the contract. */
export function openApi(calls: Calls, title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = servicePath(call.service) + call.path
    ;(paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(Failure, 'output') },
    },
    paths,
  }
}

function operation(name: string, call: Call) {
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
    parameters: parameters(call),
    ...requestBody(call),
    responses: {
      [status]: { description: 'OK', content: answered(call) },
      ...(call.who && call.who !== 'anyone' ? { 401: failed('No token, or a dead one') } : {}),
      ...(call.path.includes('{') ? { 404: failed('Missing, or somebody else’s') } : {}),
      ...(call.refusals ? { 409: failed(call.refusals.join(', ')) } : {}),
      422: failed('A rule is broken; messages by property path'),
    },
  }
}

function parameters(call: Call) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? schemaOf(call.query, 'input') : {}
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }))
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }
  return [...inPath, ...inQuery, ...(call.idempotent ? [key] : [])]
}

function requestBody(call: Call) {
  if (call.body)
    return { requestBody: { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
  if (!call.form && !call.files) return {}
  const fields = call.form ? schemaOf(call.form, 'input').properties : {}
  const files = Object.keys(call.files ?? {}).map((name) => [name, { type: 'string', format: 'binary' }])
  const schema = { type: 'object', properties: { ...fields, ...Object.fromEntries(files) } }
  return { requestBody: { content: { 'multipart/form-data': { schema } } } }
}

function answered({ answer }: Call) {
  if (answer.kind === 'bytes') return { [answer.type]: { schema: { type: 'string', format: 'binary' } } }
  if (answer.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const schema = { type: 'object', properties: { data: schemaOf(answer.schema, 'output') } }
  return { 'application/json': { schema } }
}
