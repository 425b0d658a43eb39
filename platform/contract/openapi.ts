import type { Call, Calls } from './call.ts'
import { toJsonSchema, type NamedSchemas } from './json-schema.ts'
import { listFailures, getSuccessStatus } from './failure-statuses.ts'
import { describeRequestBody, describeResponse } from './openapi-bodies.ts'
import { describeParameters } from './openapi-parameters.ts'
import { Failure } from './schemas.ts'
import { getServicePath } from './service-path.ts'

/** The OpenAPI 3.1 description of every call. */
export function buildOpenApi(calls: Calls, title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const namedSchemas: NamedSchemas = {}
  toJsonSchema(Failure, 'output', namedSchemas)
  for (const [name, call] of Object.entries(calls)) {
    const path = getServicePath(call.service) + call.path
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
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.who && call.who !== 'anyone' ? { security: [{ bearer: [] }] } : {}),
    parameters: describeParameters(call, namedSchemas),
    ...describeRequestBody(call, namedSchemas),
    responses: {
      [getSuccessStatus(call)]: {
        description: 'OK',
        content: describeResponse(call, namedSchemas),
      },
      ...Object.fromEntries(
        listFailures(call).map(({ status: failureStatus, description }) => [
          failureStatus,
          failureResponse(description),
        ]),
      ),
    },
  }
}
