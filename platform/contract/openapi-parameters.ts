import { SERVICE_ACCESS_HEADER, type Call } from './call.ts'
import { toJsonSchema, type NamedSchemas } from './json-schema.ts'

/** The parameters of a call in its path, its query and its headers. */
export function describeParameters(call: Call, namedSchemas: NamedSchemas) {
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
