"""Stationery flat-lays; the card designs come from ART=card1.png,card2.png,... (svg/gen.mjs card:...)
args: layout(suite|single|menu) palette seed surface(linen|marble|wood|sand)"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
lay, pal, seed, surf = args('suite', 'blush', 2, 'linen')
reset()
F = Florals(pal, seed, res=8)
r = F.r
P = PAL[pal]
g = gold()
gf = pbr('gfoil', (0.8, 0.55, 0.28, 1), 0.28, 1)
if surf == 'linen':
    cloth(2.4, 1.9, linen(TONE[pal]['cloth'], 55, 0.4), 0.012, 1.7,
            seed)
elif surf == 'marble':
    plane(4, 3, marble('mar', 'f4f0ea', 'c9c0b4', 0.25, 3.2), (0, 0, -0.004))
elif surf == 'wood':
    plane(4, 3, wood('tb', 'c2a07a', 'a07c56', 0.5, 0.9), (0, 0, -0.004))
else:
    plane(4, 3, pbr('sand', 'e2d3bd', 0.95, bump=(60, 0.6, 6, 'noise', 0.01)), (0, 0, -0.004))
env = pbr('env', P['b'][0], 0.85, spec=0.2, bump=(120, 0.12, 4, 'noise', 0.003))
env2 = pbr('env2', P['leaf'][1] if pal in ('white', 'sunset', 'sage', 'winter') else P['c'][1] if pal == 'navy' else P['a'][0], 0.85, spec=0.2, bump=(120, 0.12, 4, 'noise', 0.003))
paper = pbr('ppaper', 'fdfaf4', 0.85, spec=0.2, bump=(120, 0.12, 4, 'noise', 0.003))

def card(i, x, y, z, rot, h=0.56):
    return printed(art(i), h * 900 / 1260, h, (x, y, z), rot, 0.0, None, 0.004, 0.8)

def envelope(x, y, z, rot, w=0.44, h=0.31, m=env, liner=None):
    a = rad(rot)
    rbox('en', w, h, 0.004, m, 0.001, 1, (x, y, z), (0, 0, a))
    me = bpy.data.meshes.new('flap')
    me.from_pydata([(-w / 2, h / 2, 0), (w / 2, h / 2, 0), (0, -0.03, 0.004)], [], [(0, 2, 1)])
    obj('flap', me, (x, y, z + 0.0045), (0, 0, a), mat=m)

def seal(x, y, z, rot, ch):
    wm = pbr('seal', P['c'][0], 0.32, spec=0.5, sss=0.1, coat=0.2)
    obj('seal', lathe('seal', smoothprof([(0, 0.0035), (0.02, 0.0035), (0.0225, 0.0038), (0.0245, 0.0085), (0.03, 0.009), (0.035, 0.005), (0.036, 0)],
            6), wm, 96, wob=lambda a, z: 0.05 * math.sin(3 * a + 1) + 0.035 * math.sin(5 * a + 2.2) + 0.02 * math.sin(9 * a)), (x, y, z))
    text(ch, (x, y, z + 0.0045), 0.034, pbr('seal2', P['b'][0], 0.4), script_font(), (0, 0, rad(rot)))

def ribbon(x0, y0, x1, y1, m):
    strip(lambda t: (lerp(x0, x1, t) + 0.02 * math.sin(t * 7), lerp(y0, y1, t) + 0.05 * math.sin(t * 6 + 0.5) + 0.02 * math.sin(t * 13),
            0.014 + 0.012 * abs(math.sin(t * 8)), 0.28 * math.sin(t * 8)), 0.04, m, 110)
rib = pbr('rib', P['a'][0], 0.45, sheen=0.6, spec=0.4)
ini = os.environ.get('INITIAL', 'C')
if lay == 'suite':
    envelope(-0.4, 0.09, 0.008, -8, 0.6, 0.44, env2)
    card(1, -0.36, -0.02, 0.016, -11, 0.46)
    card(0, 0.02, 0.02, 0.022, 3, 0.6)
    envelope(0.46, -0.12, 0.01, 8, 0.4, 0.28, env)
    seal(0.458, -0.145, 0.0155, 8, ini)
    card(2, 0.47, 0.22, 0.014, -6, 0.36)
    ribbon(-0.75, -0.36, 0.1, -0.4, rib)
    F.dome((-0.72, 0.46, 0), 0.13, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.74, -0.48, 0), 0.12, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
elif lay == 'single':
    envelope(-0.12, -0.05, 0.008, 12, 0.58, 0.42, env2)
    card(0, 0.02, 0.0, 0.018, -4, 0.68)
    seal(-0.32, -0.2, 0.013, 12, ini)
    ribbon(0.34, 0.42, 0.5, -0.42, rib)
    obj('dish', lathe('dish', smoothprof([(0, 0.004), (0.06, 0.004), (0.085, 0.018), (0.088, 0.02)], 5) + [(0.084, 0.016), (0.06, 0), (0, 0)],
            pbr('dish', 'fbf7f0', 0.25, coat=0.4), 72), (-0.5, 0.22, 0))
    torus(0.088, 0.0015, g, (-0.5, 0.22, 0.02))
    torus(0.024, 0.0032, g, (-0.51, 0.21, 0.009), flat=1.6)
    torus(0.022, 0.0028, pbr('wgd', (0.83, 0.8, 0.76, 1), 0.1, 1), (-0.475, 0.23, 0.012), (rad(12), rad(6), 0), flat=1.3)
    F.dome((0.56, 0.1, 0), 0.13, n=13, fs=0.13, leaves=16, leafL=1.8, fill=4, zmin=0.05, small=8, squash=(0.9, 1.2, 0.45))
    F.dome((-0.62, -0.42, 0), 0.11, n=10, fs=0.12, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
else:
    cer = pbr('cer', 'fbf8f3', 0.2, coat=0.3)
    obj('ch', plate(g, 0.36), (0, 0, 0))
    obj('pl', plate(cer, 0.31), (0, 0, 0.02))
    nap = linen(TONE[pal]['nap'], 110, 0.25)
    rbox('np', 0.24, 0.62, 0.01, nap, 0.004, 2, (-0.0, -0.05, 0.05), (0, 0, rad(4)))
    card(0, 0.0, 0.0, 0.06, -3, 0.5)
    CUT = {k: cutlery(k, g, 0.46) for k in ('fork', 'knife', 'spoon')}
    for k, x in (('fork', -0.44), ('fork', -0.5), ('knife', 0.44), ('spoon', 0.5)):
        obj(k, CUT[k], (x, 0, 0.004), (0, 0, 0), (1.5, 1, 1.5))
    F.put(F.leaves[0], Vector((0.12, -0.24, 0.07)), Vector((0.9, 0.5, 0.1)), 0.26, jit=0.05)
    F.put(F.hero[0], Vector((0.14, -0.24, 0.075)), Vector((0, 0, 1)), 0.13, jit=0.1)
    F.put(F.mid[1], Vector((0.07, -0.27, 0.075)), Vector((0, 0, 1)), 0.07)
    F.dome((-0.7, 0.46, 0), 0.13, n=13, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))
    F.dome((0.72, 0.44, 0), 0.12, n=11, fs=0.125, leaves=12, leafL=1.7, fill=3, zmin=0.05, small=7, squash=(1.2, 1, 0.4))
    C = Candles(0.1)
    C.votive(0.62, 0.02, 0, 0.05, 0.08, light=False)
for k in range(5):
    F.put(r.choice(F.leaves), Vector((-0.58, 0.44, 0.02)), Vector((r.uniform(0.3, 1), r.uniform(-0.5, 0.4), 0.06)), 0.3, jit=0.1)
petals(F, 9, (-0.7, 0.7), (-0.46, -0.38), 0.006, 0.055)
sun(150, 40, 3.1, 'fff0dc', 3)
world_color('dfe0e6', 0.75)
gobo(F)
camera((0.03, -0.18, 2.02), (0.02, 0, 0), 50, 5.6, focus=(0, 0, 0.02))
render('paper', exposure=-0.1, spp=40, bloom=0.03, vig=0.15)
