"""Props shared by the still-life scenes (cutlery, food, cloth, prints, light set-ups) on top of wlib."""
from wlib import *
import glob
# ---------------------------------------------------------------- basic shapes

def cyl(R, h, m, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.06, seg=48):
    return obj('cyl', lathe('cyl', [(0, 0), (R * (1 - bev), 0), (R, h * 0.06), (R, h * 0.94), (R * (1 - bev), h), (0, h)], m, seg), loc, rot)

def torus(R, rr, m, loc=(0, 0, 0), rot=(0, 0, 0), n=64, k=14, flat=1):
    mb = MB()
    mb.grid([[((R + rr * math.cos(2 * pi * j / k)) * math.cos(2 * pi * i / n), (R + rr * math.cos(2 * pi * j / k)) * math.sin(2 * pi * i / n),
            rr * flat * math.sin(2 * pi * j / k)) for j in range(k)] for i in range(n + 1)], [[(0, 0, 0, 1)] * k] * (n + 1), m, True)
    return obj('torus', mb.mesh('torus'), loc, rot)

def curve(pts, n=7):
    """Catmull-Rom through 3-D points"""
    P = [Vector(p) for p in pts]
    P = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        a, b, c, d = P[i - 1:i + 3]
        out += [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for t in [k / n for k in range(n)]]
    return out + [P[-2]]

def tubes(paths, r, m, n=8, r1=None, smooth=True):
    mb = MB()
    for p in paths:
        mb.tube(curve(p) if smooth and 3 <= len(p) <= 8 else p, r, r if r1 is None else r1, m, n)
    return obj('tubes', mb.mesh('tubes'))

def strip(f, w, m, n=80, k=5, thick=0.0008):
    """ribbon / strap: f(t) -> (x,y,z,twist)"""
    mb = MB()
    rows = []
    for i in range(n):
        t = i / (n - 1)
        x, y, z, tw = f(t)
        x2, y2, _, _ = f(min(1, t + 0.01))
        x1, y1, _, _ = f(max(0, t - 0.01))
        a = math.atan2(y2 - y1, x2 - x1) + pi / 2
        rows.append([(x + math.cos(a) * math.cos(tw) * w * (j / (k - 1) - 0.5), y + math.sin(a) * math.cos(tw) * w * (j / (k - 1) - 0.5),
                z + math.sin(tw) * w * (j / (k - 1) - 0.5)) for j in range(k)])
    mb.grid(rows, [[(0, 0, 0, 1)] * k] * n, m)
    o = obj('strip', mb.mesh('strip'))
    if thick:
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = thick
    return o

def cloth(sx, sy, m, amp=0.012, sc=1.7, seed=1, loc=(0, 0, 0), n=150, fine=0.3):
    """softly wrinkled cloth lying flat"""
    v = []
    f = []
    ny = int(n * sy / sx)
    for j in range(ny):
        for i in range(n):
            x = sx * (i / (n - 1) - 0.5)
            y = sy * (j / (ny - 1) - 0.5)
            q = mnoise.noise(Vector((x * sc + y * 0.6 * sc, y * sc, seed)))
            k = max(0, mnoise.noise(Vector((x * 0.8 * sc * 0.6 + y * 1.5 * sc, y * 0.2 - x * 0.2, seed + 4))))
            v.append((x, y, amp * q + amp * 0.9 * k + amp * fine * mnoise.noise(Vector((x * sc * 4, y * sc * 4, seed + 8))) - amp * 1.4))
    for j in range(ny - 1):
        for i in range(n - 1):
            f.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    me = bpy.data.meshes.new('cloth')
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    return obj('cloth', me, loc, mat=m)

def sweep(c, y=0.9, rough=0.85, m=None, w=12, depth=4, rr=0.5):
    """seamless studio backdrop"""
    m = m or pbr('sweep', c, rough)
    prof = [(-depth, 0)] + [(y - rr + rr * math.sin(a), rr - rr * math.cos(a)) for a in [pi / 2 * i / 16 for i in range(17)]] + [(y, 6)]
    mb = MB()
    mb.grid([[(-w / 2, p[0], p[1]), (w / 2, p[0], p[1])] for p in prof], [[(0, 0, 0, 1)] * 2] * len(prof), m)
    return obj('sweep', mb.mesh('sweep'))
# ---------------------------------------------------------------- pictures and text
_f = {}

def font(pat):
    if pat not in _f:
        g = sorted(sum((glob.glob(d + '/**/' + pat, recursive=True) for d in ('/usr/share/fonts', os.path.expanduser('~/.fonts'))), []))
        g = [p for p in g if os.path.isfile(p)]
        _f[pat] = bpy.data.fonts.load(g[0]) if g else None
    return _f[pat]

def script_font():
    return font('DancingScript-Regular*') or font('*ancing*cript*')

def serif_font():
    return font('EBGaramond12-Regular*') or font('EBGaramond*egular*')

def text(s, loc, size, m, f=None, rot=(0, 0, 0), sp=1, extrude=0.0002, align='CENTER'):
    c = bpy.data.curves.new('t', 'FONT')
    c.body = s
    c.size = size
    c.align_x = align
    c.align_y = 'CENTER'
    c.extrude = extrude
    c.space_character = sp
    if f:
        c.font = f
    o = link(bpy.data.objects.new('t', c))
    o.location = loc
    o.rotation_euler = rot
    c.materials.append(m)
    return o

def imgmat(path, rough=0.55, coat=0, emis=0, bump=0):
    m, nt, out = newmat('img')
    t = N(nt, 'ShaderNodeTexImage')
    t.image = bpy.data.images.load(os.path.abspath(path))
    t.extension = 'EXTEND'
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    p.inputs['Roughness'].default_value = rough
    p.inputs['Clearcoat'].default_value = coat
    p.inputs['Specular'].default_value = 0.25
    L(nt, t.outputs[0], p.inputs['Base Color'])
    if emis:
        L(nt, t.outputs[0], p.inputs['Emission'])
        p.inputs['Emission Strength'].default_value = emis
    L(nt, p.outputs[0], out.inputs[0])
    return m

def art(i=0):
    """pictures given in the environment as ART=a.png,b.png,..."""
    l = [a for a in os.environ.get('ART', '').split(',') if a]
    return l[i % len(l)] if l else None

def printed(path, w, h, loc, rot=0, border=0.006, paper=None, t=0.0007, rough=0.35):
    """photo print or card lying flat, picture cropped to fill"""
    paper = paper or bpy.data.materials.get('ppaper') or pbr('ppaper', 'fdfbf7', 0.6)
    a = rad(rot)
    rbox('print', w, h, t, paper, 0, 1, loc, (0, 0, a))
    o = plane(w - 2 * border, h - 2 * border, imgmat(path, rough), (loc[0], loc[1], loc[2] + t / 2 + 0.0002), (0, 0, a))
    im = o.data.materials[0].node_tree.nodes['Image Texture'].image
    ra = im.size[0] / max(1, im.size[1]) / ((w - 2 * border) / (h - 2 * border))
    u = (1 / ra if ra > 1 else 1) / 2
    v = (ra if ra < 1 else 1) / 2
    o.data.uv_layers[0].data.foreach_set('uv', [0.5 - u, 0.5 - v, 0.5 + u, 0.5 - v, 0.5 + u, 0.5 + v, 0.5 - u, 0.5 + v])
    return o
# ---------------------------------------------------------------- table ware

def cutlery(kind, m, Ln=0.2):
    """fork | knife | spoon lying along +y, origin at the middle"""
    mb = MB()
    n = 26
    rows = []

    def w(t):
        if kind == 'knife':
            return lerp(0.0062, 0.0048, t / 0.45) if t < 0.45 else 0.0095 * (1 - max(0, (t - 0.8) / 0.2) ** 2 * 0.8)
        b = {'fork': 0.62, 'spoon': 0.66}[kind]
        if t < b:
            return lerp(0.0068, 0.0026, (t / b) ** 0.8)
        return {'fork': lerp(0.0026, 0.0115, min(1, (t - b) / 0.12)), 'spoon': max(0.0005, 0.019 * math.sin(pi * min(1,
                0.12 + (t - b) / (1 - b) * 0.88)) ** 0.7)}[kind]
    end = 0.8 if kind == 'fork' else 1
    for i in range(n):
        t = end * i / (n - 1)
        ww = w(t)
        zz = 0.004 + 0.01 * max(0, t - 0.55) ** 1.2 * (0 if kind == 'knife' else 1) - (0.006 * math.sin(pi * max(0,
                (t - 0.66) / 0.34)) if kind == 'spoon' else 0)
        th = 0.0016 if t < 0.5 else 0.0011
        rows.append([(ww * math.cos(2 * pi * j / 10), Ln * (t - 0.5),
                zz + th * math.sin(2 * pi * j / 10) - (0 if kind != 'spoon' or t < 0.66 else 0.004 * (1 - math.cos(2 * pi * j / 10) ** 2))) for j in range(10)])
    mb.grid(rows, [[(0, 0, 0, 1)] * 10] * n, m, True)
    if kind == 'fork':
        for k in range(4):
            x = -0.0088 + k * 0.00587
            mb.tube([(x, Ln * 0.28, 0.0062), (x, Ln * 0.38, 0.0055), (x * 0.95, Ln * 0.5, 0.0095)], 0.0019, 0.0012, m, 8)
    return mb.mesh(kind)

def napkin_fold(m, loc, w=0.09, h=0.22, rot=0, layers=3):
    for k in range(layers):
        rbox('nap', w - 0.004 * k, h - 0.006 * k, 0.004, m, 0.0019, 2, (loc[0], loc[1], loc[2] + 0.002 + 0.0042 * k), (0, 0, rad(rot)))

def bottle(m, h=0.31, r=0.043, kind='champagne'):
    p = [(0, 0.012), (r * 0.6, 0.004), (r * 0.95, 0), (r, 0.006), (r, h * 0.42), (r * 0.98, h * 0.5), (r * 0.62, h * 0.66), (r * 0.36, h * 0.8),
            (r * 0.33, h * 0.93), (r * 0.42, h * 0.935), (r * 0.42, h * 0.96), (r * 0.34, h * 0.965), (r * 0.34, h)] if kind == 'champagne' else [(0,
            0.012), (r * 0.6, 0.004), (r * 0.95, 0), (r, 0.006), (r, h * 0.56), (r * 0.95, h * 0.63), (r * 0.42, h * 0.72), (r * 0.36, h * 0.78),
            (r * 0.35, h * 0.95), (r * 0.4, h * 0.955), (r * 0.4, h)]
    return lathe('btl', smoothprof(p, 4) + [(0, h)], m, 56)

def tumbler(g, h=0.095, r=0.038):
    return lathe('tum', [(0, 0.0), (r * 0.84, 0), (r * 0.86, 0.0003), (r * 0.885, 0.0022), (r * 0.892, 0.005), (r * 0.9, 0.008), (r * 0.998,
            h - 0.002), (r, h - 0.001), (r * 0.985, h), (r * 0.965, h), (r * 0.95, h - 0.001), (r * 0.948, h - 0.003), (r * 0.87, 0.018), (r * 0.85,
            0.0145), (r * 0.82, 0.0135), (r * 0.8, 0.0133), (0, 0.013)], g, 64)

def icecube(m, s, loc, rng):
    o = rbox('ice', s, s * 0.95, s * 0.9, m, s * 0.16, 3, loc, (rng.random() * 6, rng.random() * 6, rng.random() * 6))
    return o

def softbox(k=1, rim=9):
    area((-1.6, -0.5, 1.4), (0, 0, 0.15), 1.2, 52 * k, 'fff5e8', 1.5)
    area((1.5, -1.2, 0.8), (0, 0, 0.15), 1.3, 7 * k, 'ffe0cc')
    area((0.7, 1.0, 1.3), (0, 0, 0.2), 0.5, rim * k, 'ffe6c8')
    world_color('e6e0da', 0.42)

def bokeh(r, n=10, y=(2.2, 5), z=(-0.2, 2.2), back='3b2b22', backy=6.5, col='ffbe8c', s=30, br=0.022, pts=8, pw=16):
    """out-of-focus festoon lights in front of a dark warm wall"""
    plane(18, 10, pbr('back', back, 1), (0, backy, 2), (pi / 2, 0, 0))
    b = emit('bulb', col, s, False)
    for i in range(n):
        y0 = r.uniform(*y)
        bulbs(catenary((-3.2, y0, r.uniform(*z)), (3.2, y0 + r.uniform(-0.8, 0.8), r.uniform(*z)), 15, r.uniform(0.2, 0.5)), b, br, 0.14, r)
    for k in range(pts):
        point((r.uniform(-3, 3), r.uniform(4, backy - 1.2), r.uniform(0.3, 2.4)), pw, 'ffb060', 0.1)

def petals(F, n, xr, yr, z=0.004, s=0.045, key='a'):
    pm = MB()
    petal(pm, F.mm[key], s, s, 0, tilt=rad(88), bend=rad(-14), cup=0.5, rng=F.r)
    pe = pm.mesh('fp')
    for k in range(n):
        obj('fp', pe, (F.r.uniform(*xr), F.r.uniform(*yr), z), (0, 0, F.r.random() * 6), F.r.uniform(0.7, 1.1))

def gobo(F, loc=(-1.9, 1.15, 1.75), s=1.3):
    """leafy shadow between the sun and a flat-lay, not seen by the camera"""
    for i, (d, k) in enumerate((((0, 0, 0), 'olive'), ((0.3, 0.25, -0.15), 'ruscus'))):
        o = obj('gobo', sprig(F.leafm, F.stem, 77 + i, k, n=13), (loc[0] + d[0], loc[1] + d[1], loc[2] + d[2]), (rad(60 - 20 * i), rad(70 + 30 * i),
                rad(20 + 40 * i)), s)
        o.visible_camera = False

def evening(r, n=12, back='3b2b22', k=1, z=(0, 2.6)):
    """warm key and rim in front of festoon lights"""
    bokeh(r, n, z=z, back=back)
    area((-1.2, -0.7, 1.2), (0, 0, 0.25), 0.9, 30 * k, 'fff0dc')
    area((1.1, 0.8, 1.0), (0, 0, 0.25), 0.5, 22 * k, 'ffc08a')
    area((1.3, -1.2, 0.6), (0, 0, 0.2), 0.9, 6 * k, 'ffe0cc')
    world_color('54402f', 0.4)

def flatlight(F, k=1):
    """sun through leaves on a flat-lay"""
    sun(150, 40, 3.0 * k, 'fff0dc', 3)
    world_color('dfe0e6', 0.75)
    gobo(F)
# ---------------------------------------------------------------- food

def swirl(m, R, h, turns=4.2, loc=(0, 0, 0), n=220, ridges=7, name='swirl'):
    """piped icing rosette"""
    mb = MB()
    rows = []
    k = 28
    for i in range(n):
        t = i / (n - 1)
        a = t * turns * 2 * pi
        rad_ = R * (1 - t) ** 0.75 * 0.62
        rr = R * 0.44 * (1 - t * 0.72)
        c = Vector((rad_ * math.cos(a), rad_ * math.sin(a), h * t))
        d = Vector((math.cos(a), math.sin(a), 0))
        rows.append([tuple(c + (d * math.cos(2 * pi * j / k) + Vector((0, 0,
                0.9)) * math.sin(2 * pi * j / k)) * rr * (1 + 0.13 * math.cos(ridges * 2 * pi * j / k + a * 1.5))) for j in range(k)])
    rows.append([tuple(Vector((0, 0, h + R * 0.16)))] * k)
    mb.grid(rows, [[(0, 0, 0, 1)] * k] * (n + 1), m, True)
    return mb.mesh(name)

def berry(m, s, name='berry'):
    """raspberry of drupelets"""
    mb = MB()
    for i in range(6):
        ph = pi * (0.12 + 0.8 * i / 5.5)
        n = max(1, int(9 * math.sin(ph) + 0.6))
        for j in range(n):
            a = 2 * pi * j / n + i * 0.5
            c = Vector((math.sin(ph) * math.cos(a) * 0.42, math.sin(ph) * math.sin(a) * 0.42, math.cos(ph) * 0.5)) * s
            q = 0.17 * s
            mb.grid([[tuple(c + Vector((q * math.sin(pi * u / 5) * math.cos(2 * pi * v / 8), q * math.sin(pi * u / 5) * math.sin(2 * pi * v / 8),
                    -q * math.cos(pi * u / 5)))) for v in range(8)] for u in range(6)], [[(0, 0, 0, 1)] * 8] * 6, m, True)
    return mb.mesh(name)

def grapes(m, stem, n=42, s=0.011, seed=1, spread=(0.05, 0.035, 0.03)):
    r = random.Random(seed)
    me = lathe('grape%d' % seed, [(s * math.sin(pi * i / 12), -s * 1.12 * math.cos(pi * i / 12)) for i in range(13)], m, 20)
    P = []
    for k in range(n * 6):
        p = Vector((r.gauss(0, spread[0] * 0.5), r.gauss(0, spread[1] * 0.5), abs(r.gauss(0, spread[2])) * 0.6 + s))
        if all(((p - q).length > s * 1.65 for q in P)):
            P.append(p)
        if len(P) >= n:
            break
    return (me, P)
