/** Where and when buyers pick goods up, for the settings. */
export {
  listWarehousePlaces,
  lockWarehousePlace,
  saveWarehousePlace,
} from '../store/warehouse-places.ts'
