import file from '../../../package.json' with { type: 'json' }

/** The version of the shop that runs. */
export const VERSION: string = file.version
