import type { Call } from './call.ts'

/** The path of a service below the shop's origin. */
export const getServicePath = (service: Call['service'] = 'main'): string =>
  service === 'main' ? '/api' : `/services/${service}`

/** The path of a call as a route of Fastify: `/api/cart/:id`. */
export const toRoutePath = ({ service, path }: Pick<Call, 'service' | 'path'>): string =>
  getServicePath(service) + path.replace(/\{(\w+)\}/g, ':$1')
