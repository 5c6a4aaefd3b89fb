/** A picture as every answer carries it, made where the rows are; `a` is its row of the media library. */
export const PICTURE_JSON = `json_build_object('id', a.id, 'width', a.width, 'height', a.height,
  'dominantColor', a.dominant_color, 'blurDataUrl', a.blur_data_url, 'alt', a.alt_text)`;
