import type { Call } from './call.ts'
import { toJsonSchema, type JsonSchema, type NamedSchemas } from './json-schema.ts'

export function describeRequestBody(call: Call, namedSchemas: NamedSchemas) {
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
  const asJson = call.acceptsJson ? { 'application/json': { schema: fields } } : {}
  return {
    requestBody: { required: true, content: { ...asJson, 'multipart/form-data': { schema } } },
  }
}

export function describeResponse({ response }: Call, namedSchemas: NamedSchemas) {
  if (response.kind !== 'json' && response.kind !== 'events')
    return { [response.type]: { schema: { type: 'string', format: 'binary' } } }
  if (response.kind === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  const data = toJsonSchema(response.schema, 'output', namedSchemas)
  const schema = { type: 'object', properties: { data }, required: ['data'] }
  return { 'application/json': { schema } }
}
