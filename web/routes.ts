import type { RouteConfig } from '@react-router/dev/routes'
import { backoffice } from './backoffice/routes.ts'
import { storefront } from './storefront/routes.ts'

export default [...backoffice, ...storefront] satisfies RouteConfig
