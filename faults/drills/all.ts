import type { Drill } from '../drill.ts'
import { attackEndlessBodies } from './attack-endless-bodies.ts'
import { attackFields } from './attack-fields.ts'
import { attackJson } from './attack-json.ts'
import { attackLines } from './attack-lines.ts'
import { attackListPages } from './attack-list-pages.ts'
import { attackPictures } from './attack-pictures.ts'
import { attackWorkbooks } from './attack-workbooks.ts'
import { brokenBucket } from './broken-bucket.ts'
import { catalogueRoundTrip } from './catalogue-round-trip.ts'
import { cutNetwork } from './cut-network.ts'
import { driftingClock } from './drifting-clock.ts'
import { diskFull } from './disk-full.ts'
import { fireAlerts } from './fire-alerts.ts'
import { importBesideOrders } from './import-beside-orders.ts'
import { killBetweenSteps } from './kill-between-steps.ts'
import { killDatabase, stopEmbeddedDatabase } from './kill-database.ts'
import { killPayments } from './kill-payments.ts'
import { killPrimary } from './kill-primary.ts'
import { killRedis } from './kill-redis.ts'
import { killServer } from './kill-server.ts'
import { killWorker } from './kill-worker.ts'
import { pooledDatabase } from './pooled-database.ts'
import { release } from './release.ts'
import { restart } from './restart.ts'
import { restoreBackups } from './restore-backup.ts'
import { restoreToAPoint } from './restore-to-a-point.ts'
import { rollingRestart } from './rolling-restart.ts'
import { rotatePassword } from './rotate-password.ts'
import { standbyLagging } from './standby-lagging.ts'
import { stopExternalDatabase } from './stop-external-database.ts'
import { terminate } from './terminate.ts'
import { throttleSignIns } from './throttle-sign-ins.ts'
import { upgrade } from './upgrade.ts'

/** The drills of one machine, in the order in which `npm run faults` runs them. */
export const DRILLS: readonly Drill[] = [
  stopEmbeddedDatabase,
  stopExternalDatabase,
  killDatabase,
  killServer,
  killPayments,
  killBetweenSteps,
  killWorker,
  terminate,
  diskFull,
  attackFields,
  attackWorkbooks,
  attackLines,
  attackListPages,
  attackPictures,
  attackEndlessBodies,
  attackJson,
  restart,
  restoreBackups,
  rollingRestart,
  importBesideOrders,
  catalogueRoundTrip,
]

/** The drills on several processes and machines' parts, which the system has to have: `npm run drills`. */
export const CLUSTER_DRILLS: readonly Drill[] = [
  killPrimary,
  standbyLagging,
  pooledDatabase,
  killRedis,
  throttleSignIns,
  brokenBucket,
  cutNetwork,
  restoreToAPoint,
  rotatePassword,
  driftingClock,
  fireAlerts,
  release,
  upgrade,
]
