import { fillShop } from './fill-shop.ts'

// A folder is filled with the demo while other tests run.

const [dataDir = ''] = process.argv.slice(2)

await fillShop({ DATA_DIR: dataDir })
