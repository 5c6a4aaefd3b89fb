/**
 * The house’s faces first, then those that stand in where these have no letters: Greek and Cyrillic, Hebrew, Arabic,
 * Devanagari. `house.typ` names them in this order. All are under the SIL Open Font License.
 */
export const PRINT_FONTS = [
  import.meta.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
  import.meta.resolve(
    '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  ),
];
