/** The logger that the platform needs; pino and console-like loggers fit. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
