/** What a wall shows at most; more would only take time on the line of a venue. */
const LONGEST_SIDE = 2400;
const SMALL_ENOUGH_BYTES = 900_000;
const QUALITY = 0.88;

async function draw(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * The photo as it will be shown, drawn on the phone: a tenth of the bytes, and where it was taken never leaves the phone. What
 * the browser cannot draw goes as it is; the server looks at it either way.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH_BYTES && file.type === 'image/jpeg') return file;
  const drawn = await draw(file).catch(() => null);
  return drawn && drawn.size < file.size ? drawn : file;
}
