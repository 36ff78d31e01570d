import { slowness } from '#tests/speed/yardstick.ts'

console.log(slowness())
