/** A reason not to start that its reader can act on: printed by itself, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Explains a failed write to the person starting the server. */
export function unwritable(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC') {
    return new StartError(`The disk that holds ${path} is full. Free some space, or set DATA_DIR to another disk.`)
  }
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new StartError(`${path} cannot be written. Give this user the right to write there, or set DATA_DIR.`)
  }
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR') {
    return new StartError(`${path} must be a folder, and a file stands in its way. Move it, or set DATA_DIR.`)
  }
  return error
}
