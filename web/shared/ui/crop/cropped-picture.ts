const WIDEST = 1024

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The crop as a PNG file, scaled down if it is larger than a profile picture or logo needs. */
export async function croppedPicture(address: string, area: Area, name: string): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const scale = Math.min(1, WIDEST / area.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  canvas
    .getContext('2d')
    ?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The picture could not be drawn')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' })
}
